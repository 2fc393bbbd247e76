import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { allFaults } from '../faults/allFaults';

test('each planted fault has a title of its own and one place, so that the list follows code that moves', () => {
  expect(allFaults.length).toBeGreaterThanOrEqual(160);
  const wrong = allFaults.filter(
    ({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2,
  );
  expect(wrong.map(({ title }) => title)).toEqual([]);
  expect(new Set(allFaults.map(({ title }) => title)).size, 'titles').toBe(allFaults.length);
});

test('the tests that a planted fault names exist', () => {
  const files = globSync('{src,stories,scripts,tests}/**/*.{test,stories,spec}.{ts,tsx}');
  const paths = allFaults.flatMap(({ tests }) => tests.flatMap((one) => one.split(' ').slice(1)));
  const missing = paths.filter((wanted) => !files.some((file) => file.startsWith(wanted)));
  expect(missing).toEqual([]);
});
