import { expect, test } from 'vitest';

import { pageSiteOf } from './pageLink';

test.each([
  ['https://drive.google.com/file/d/1a2b/view?usp=sharing', 'Google Drive'],
  ['https://photos.app.goo.gl/abc', 'Google Fotoğraflar'],
  ['https://photos.google.com/photo/abc', 'Google Fotoğraflar'],
  ['https://web.whatsapp.com/', 'WhatsApp'],
  ['https://media-ist1-1.cdn.whatsapp.net/v/a.jpg', 'WhatsApp'],
  ['https://www.instagram.com/p/abc/', 'Instagram'],
  ['HTTPS://M.Facebook.com/photo', 'Facebook'],
  ['https://ornek.example/instagram.com/a.jpg', undefined],
  ['https://notinstagram.com/a.jpg', undefined],
  ['images/instagram.com.webp', undefined],
  ['', undefined],
])('the link %j belongs to %j', (address, site) => {
  expect(pageSiteOf(address)).toBe(site);
});
