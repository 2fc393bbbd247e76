import { expect, mergeTests } from '@playwright/test';

import { test as backendTest } from '../backendFixtures.ts';
import { advance, stopClock } from '../helpers/clock.ts';
import { test as offlineTest } from '../helpers/offline/fixtures.ts';
import { storedPaths } from '../helpers/offline/worker.ts';
import { savedInBrowser } from '../helpers/savedCopy.ts';
import { CHANGED_SHOP_SHOWN, SHOP_SHOWN, shownFirst } from '../helpers/shown.ts';
import { changeShop, fillShop } from './rows.ts';

const test = mergeTests(backendTest, offlineTest);

// Where nobody answers any more, the page says so.
test.use({ build: 'backend', expectedProblems: /could not be loaded|^Browser storage/ });

test('the worker never answers for the database, and without both the saved catalogue is shown after 500 ms', async ({
  page,
  backend,
  site,
}) => {
  await backend.sql(fillShop);
  await page.goto('./');
  await expect.poll(async () => shownFirst(page)).toEqual(SHOP_SHOWN);
  await page.evaluate(async () => navigator.serviceWorker.ready);

  await backend.sql(changeShop);
  await page.reload();
  await expect.poll(async () => shownFirst(page)).toEqual(CHANGED_SHOP_SHOWN);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  expect(await storedPaths(page)).toContain('/logo.svg');
  expect((await storedPaths(page)).filter((path) => path.includes('/rest/'))).toEqual([]);
  await expect.poll(async () => savedInBrowser(page, 'contact')).toContain('yeni@');

  site.fallSilent();
  backend.injectFaults(() => 'hang');
  await stopClock(page);
  await page.goto('./');
  await advance(page, 499);
  await expect(page.getByRole('status')).toContainText('Yükleniyor...');
  await advance(page, 1);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await shownFirst(page)).toEqual(CHANGED_SHOP_SHOWN);
});
