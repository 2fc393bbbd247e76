import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';
import { insertProducts } from './rows.ts';

test('of 2500 products 60 are shown while more load, and further ones are read and rendered while scrolling', async ({
  page,
  backend,
}) => {
  await backend.sql(insertProducts(2500));
  const { promise: gate, resolve: release } = Promise.withResolvers<undefined>();
  const reads: string[] = [];
  backend.injectFaults(({ path }) => {
    if (!path.startsWith('/products')) return undefined;
    reads.push(path);
    return reads.length === 1 ? undefined : gate;
  });

  await watchShifts(page);
  await page.goto('./');
  await expect(page.getByRole('article')).toHaveCount(60);
  await expect(page.getByRole('article').first()).toContainText('Parça 2500');

  release(undefined);
  const names = page.locator('article h3');
  await expect.poll(async () => names.count()).toBeGreaterThan(60);
  const atFirst = await names.count();
  expect(atFirst).toBeLessThan(600);
  expect(await shiftsOf(page)).toEqual([]);
  await names.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => names.count()).toBeGreaterThan(atFirst);

  // First 60, then one page of at most 1000 (D19).
  expect(reads).toHaveLength(2);
  await expect
    .poll(async () => {
      await names.last().scrollIntoViewIfNeeded();
      return reads.length;
    })
    .toBeGreaterThan(2);
  await expect.poll(async () => names.count()).toBeGreaterThan(1100);

  const drawn = await names.allTextContents();
  expect(drawn).toEqual(drawn.map((_, index) => `Parça ${2500 - index}`));
});
