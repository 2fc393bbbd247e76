import { expect, test } from 'vitest';

import lock from '../../package-lock.json' with { type: 'json' };

/** Licences that only ask for their text to be passed on, as the build does (licenses.txt). */
const KNOWN = new Set(['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT']);

interface Package {
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

test('every package that the shop may contain has a licence that somebody has read', () => {
  const { '': shop, ...packages }: Record<string, Package> = lock.packages;
  expect(shop).toBeDefined();
  const unread = Object.entries(packages)
    .filter(([, { dev = false, optional = false }]) => !dev && !optional)
    .filter(([, { license = 'none' }]) => !KNOWN.has(license));
  expect(unread).toEqual([]);
});
