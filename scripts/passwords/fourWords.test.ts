import { expect, test } from 'vitest';

import { fourWords } from './fourWords.ts';
import { isKnownPassword } from './knownPasswords.ts';

test('an offered password has four of 1024 words, and is not offered again', () => {
  const offered = Array.from({ length: 5000 }, fourWords);
  expect(offered.filter((one) => !/^[a-z]{4,7}( [a-z]{4,7}){3}$/.test(one))).toEqual([]);
  expect(offered.slice(0, 200).filter((one) => isKnownPassword(one))).toEqual([]);
  expect(new Set(offered).size).toBe(5000);
  expect(new Set(offered.flatMap((password) => password.split(' '))).size).toBe(1024);
});
