import { expect, test } from 'vitest';

import { pictureAddress } from './fields';

test.each([
  'https://example.com/a.jpg',
  'HTTP://example.com:8080/a.jpg?w=1&h=2#x',
  'https://görsel.example/ön-far.png',
  'images/products/far.svg',
  './far.png',
  '../far.png',
  '/far.png',
  'far.png',
  'a/b:c.png',
])('%j may reach the page', (given) => {
  expect(pictureAddress(given)).toBe(given);
});

test('blanks around an address are cut off', () => {
  expect(pictureAddress(' https://example.com/a.jpg\n')).toBe('https://example.com/a.jpg');
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert`1`',
  'javascript:void%200',
  'java\tscript:void%200',
  '\u0001javascript:void%200',
  'data:text/html,x',
  'data:image/png;base64,AAAA',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'https:evil.example',
  'https://',
  'https:///a.png',
  '//evil.example/a.png',
  '\u0001//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  'a.png" onerror="x',
  "a.png' onerror='x",
  'a.png">',
  'a.png);background:url(b.png',
  'a.png}b{',
  'a b.png',
  `https://example.com/${'a'.repeat(2048)}`,
  '',
  null,
  undefined,
  {},
  ['a.png'],
])('%j does not', (given) => {
  expect(pictureAddress(given)).toBe('');
});
