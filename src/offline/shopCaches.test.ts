import { expect, test } from 'vitest';

import { cacheModeOf } from './shopCaches';

test.each([
  ['assets/index-a1b2.js', 'default'],
  ['logo.svg', 'no-cache'],
])('the worker fetches %s with the cache mode %s', (file, mode) => {
  expect(cacheModeOf(file)).toBe(mode);
});
