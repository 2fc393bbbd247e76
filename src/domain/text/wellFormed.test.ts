import { expect, test } from 'vitest';

import { wellFormed } from './wellFormed';

test.each([
  ['Fren \uD83D', 'Fren \uFFFD'],
  ['\uDE00 Fren', '\uFFFD Fren'],
  ['\uDE00\uD83D', '\uFFFD\uFFFD'],
  ['Fren 😀 balatası', 'Fren 😀 balatası'],
  ['', ''],
])('wellFormed(%j) is %j', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
});
