import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { storedPaths } from '../helpers/offline/worker.ts';
import { CHANGED_SHOP_SHOWN, SHOP_SHOWN, shownFirst } from '../helpers/shown.ts';
import { changeShop, fillShop } from './rows.ts';

test.use({ serviceWorkers: 'allow' });

test('the worker keeps nothing of the database and never answers for it', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  await page.goto('./');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect.poll(async () => shownFirst(page)).toEqual(SHOP_SHOWN);

  await backend.sql(changeShop);
  await page.reload();
  await expect.poll(async () => shownFirst(page)).toEqual(CHANGED_SHOP_SHOWN);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  expect(await storedPaths(page)).toContain('/logo.svg');
  expect((await storedPaths(page)).filter((path) => path.includes('/rest/'))).toEqual([]);
});
