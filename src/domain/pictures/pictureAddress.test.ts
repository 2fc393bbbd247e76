import { expect, test } from 'vitest';

import { isPictureAddress, tidyPictureAddress } from './pictureAddress';

test.each([
  'https://example.com/a.jpg',
  'HTTP://example.com:8080/a.jpg?w=1&h=2#x',
  'https://görsel.example/ön-far.png',
  'images/products/far.svg',
  '../far.png',
  '/far.png',
  'a/b:c.png',
])('%j is an address', (address) => {
  expect(isPictureAddress(address)).toBe(true);
});

test.each([
  '',
  String.raw`C:\Resimler\far.jpg`,
  'javascript:alert(1)',
  'java\tscript:void%200',
  '\u0001javascript:void%200',
  'data:image/png;base64,AAAA',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'https:evil.example',
  'https:///evil.example',
  'https://',
  '//evil.example/a.png',
  '\u0001//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  'a.png" onerror="x',
  'a.png);background:url(b.png',
  'a b.png',
  `https://example.com/${'a'.repeat(2048)}`,
])('%j is no address', (address) => {
  expect(isPictureAddress(address)).toBe(false);
});

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
