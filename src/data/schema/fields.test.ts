import { expect, test } from 'vitest';

import { id, pictureAddress } from './fields';

test.each([
  'https://example.com/a.jpg',
  'HTTP://example.com:8080/a.jpg?w=1&h=2#x',
  'https://görsel.example/ön-far.png',
  'images/products/far.svg',
  '../far.png',
  '/far.png',
  'a/b:c.png',
])('the address %j is kept', (given) => {
  expect(pictureAddress(given)).toBe(given);
});

test('spaces around an address are removed', () => {
  expect(pictureAddress(' https://example.com/a.jpg\n')).toBe('https://example.com/a.jpg');
});

test.each([
  'javascript:alert(1)',
  'java\tscript:void%200',
  '\u0001javascript:void%200',
  'data:image/png;base64,AAAA',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'https:evil.example',
  'https://',
  '//evil.example/a.png',
  '\u0001//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  'a.png" onerror="x',
  'a.png);background:url(b.png',
  'a b.png',
  `https://example.com/${'a'.repeat(2048)}`,
  '',
  null,
  undefined,
  ['a.png'],
])('the address %j becomes empty', (given) => {
  expect(pictureAddress(given)).toBe('');
});

test.each([
  [7, 7],
  ['7', 7],
  [2 ** 53 - 2 ** 30, 2 ** 53 - 2 ** 30],
  // A new item after it would have the same number.
  [Number.MAX_SAFE_INTEGER, 0],
  [0, 0],
  [1.5, 0],
])('the id %j is read as %j', (given, read) => {
  expect(id(given)).toBe(read);
});
