import { expect, test } from 'vitest';

import { pageSiteOf } from './pageLink';

test.each([
  ['https://drive.google.com/file/d/1a2b/view?usp=sharing', 'Google Drive'],
  ['https://photos.app.goo.gl/abc', 'Google Fotoğraflar'],
  ['https://photos.google.com/photo/abc', 'Google Fotoğraflar'],
  ['https://web.whatsapp.com/', 'WhatsApp'],
  ['https://media-ist1-1.cdn.whatsapp.net/v/a.jpg', 'WhatsApp'],
  ['https://wa.me/905321234567', 'WhatsApp'],
  ['https://www.instagram.com/p/abc/', 'Instagram'],
  ['HTTPS://M.Facebook.com/photo', 'Facebook'],
  ['https://scontent-ist1-1.cdninstagram.com/v/a.jpg', 'Instagram'],
  ['https://scontent.fsaw1-1.fna.fbcdn.net/v/a.jpg', 'Facebook'],
  ['https://1drv.ms/i/s!abc', 'OneDrive'],
  ['https://share.icloud.com/photos/abc', 'iCloud'],
  ['drive.google.com/file/d/1a2b/view', 'Google Drive'],
  ['https://www.dropbox.com/s/ab12/balata.jpg?dl=0', 'Dropbox'],
  ['https://dl.dropboxusercontent.com/s/ab12/balata.jpg', undefined],
  ['https://ornek.example/instagram.com/a.jpg', undefined],
  ['https://notinstagram.com/a.jpg', undefined],
  ['images/instagram.com.webp', undefined],
  ['images/instagram.com/a.webp', undefined],
  ['', undefined],
])('the link %j belongs to %j', (address, site) => {
  expect(pageSiteOf(address)).toBe(site);
});
