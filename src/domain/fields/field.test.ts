import { expect, test } from 'vitest';

import { pictureAddress } from './field';

test.each([
  [' https://example.com/a.jpg\n', 'https://example.com/a.jpg'],
  ['javascript:alert(1)', ''],
  [null, ''],
  [undefined, ''],
  [['a.png'], ''],
])('the address %j is read as %j', (given, read) => {
  expect(pictureAddress(given)).toBe(read);
});
