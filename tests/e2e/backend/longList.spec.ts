import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';
import { insertProducts } from './rows.ts';

test('sixty parts show while the rest is on its way; then all 2500 are there', async ({
  page,
  backend,
}) => {
  await backend.sql(insertProducts(2500));
  const { promise: gate, resolve: letGo } = Promise.withResolvers<undefined>();
  const reads: string[] = [];
  backend.disturb(({ path }) => {
    if (!path.startsWith('/products')) return undefined;
    reads.push(path);
    return reads.length === 1 ? undefined : gate;
  });

  await watchShifts(page);
  await page.goto('./');
  await expect(page.getByRole('article')).toHaveCount(60);
  await expect(page.getByRole('article').first()).toContainText('Parça 2500');

  letGo(undefined);
  await expect(page.locator('article')).toHaveCount(2500);
  const names = await page.locator('article h3').allTextContents();
  expect(names).toEqual(Array.from({ length: 2500 }, (_, index) => `Parça ${2500 - index}`));
  // 60 and then up to 1000 at a time.
  expect(reads).toHaveLength(4);
  expect(await shiftsOf(page)).toEqual([]);
});
