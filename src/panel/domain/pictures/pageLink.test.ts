import { expect, test } from 'vitest';

import { isPageLink } from './pageLink';

test.each([
  ['https://drive.google.com/file/d/1a2b/view?usp=sharing', true],
  ['https://photos.app.goo.gl/abc', true],
  ['https://photos.google.com/photo/abc', true],
  ['https://web.whatsapp.com/', true],
  ['https://media-ist1-1.cdn.whatsapp.net/v/a.jpg', true],
  ['https://wa.me/905321234567', true],
  ['https://www.instagram.com/p/abc/', true],
  ['HTTPS://M.Facebook.com/photo', true],
  ['https://scontent-ist1-1.cdninstagram.com/v/a.jpg', true],
  ['https://scontent.fsaw1-1.fna.fbcdn.net/v/a.jpg', true],
  ['https://1drv.ms/i/s!abc', true],
  ['https://share.icloud.com/photos/abc', true],
  ['drive.google.com/file/d/1a2b/view', true],
  ['https://www.dropbox.com/s/ab12/balata.jpg?dl=0', true],
  ['https://dl.dropboxusercontent.com/s/ab12/balata.jpg', false],
  ['https://ornek.example/instagram.com/a.jpg', false],
  ['https://notinstagram.com/a.jpg', false],
  ['images/instagram.com.webp', false],
  ['images/instagram.com/a.webp', false],
  ['', false],
])('the link %j opens a page: %j', (address, isPage) => {
  expect(isPageLink(address)).toBe(isPage);
});
