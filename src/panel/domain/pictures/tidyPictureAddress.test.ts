import { expect, test } from 'vitest';

import { isPictureAddress } from '@/domain/pictures/pictureAddress';

import { tidyPictureAddress } from './tidyPictureAddress';

test.each([
  ['  images/far.svg ', 'images/far.svg'],
  ['www.ornek.example/a.jpg', 'https://www.ornek.example/a.jpg'],
  ['https://ornek.example/sol far (1).jpg', 'https://ornek.example/sol%20far%20%281%29.jpg'],
  ["https://ornek.example/o'lu.jpg", 'https://ornek.example/o%27lu.jpg'],
  ['https://ornek.example/şanzıman%20dişlisi.jpg', 'https://ornek.example/şanzıman%20dişlisi.jpg'],
])('the pasted text %j becomes the valid address %j', (pasted, tidy) => {
  expect(tidyPictureAddress(pasted)).toBe(tidy);
  expect(isPictureAddress(tidy)).toBe(true);
});

test.each([String.raw`C:\Resimler\far.jpg`, 'javascript:alert(1)', 'https:///evil.example'])(
  'the pasted text %j does not become a valid address',
  (pasted) => expect(isPictureAddress(tidyPictureAddress(pasted))).toBe(false),
);
