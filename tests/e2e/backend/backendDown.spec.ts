import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { advance, stopClock } from '../helpers/clock.ts';
import { openStorefront } from '../helpers/opening.ts';
import { savedInBrowser } from '../helpers/savedCopy.ts';
import { SAMPLES_SHOWN, SHOP_SHOWN, shownFirst } from '../helpers/shown.ts';
import { fillShop } from './rows.ts';

test.use({
  expectedProblems: /could not be loaded|^Failed to load resource: net::|^Browser storage/,
});

test('the shop opens from the saved copy when the backend cannot be reached', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  await openStorefront(page);
  await advance(page, 1);
  await expect.poll(async () => savedInBrowser(page, 'contact')).not.toBeNull();

  backend.injectFaults(() => 'drop');
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual(SHOP_SHOWN);

  await page.route('**/rest/v1/**', async (route) => route.abort('connectionrefused'));
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual(SHOP_SHOWN);
});

test('the loading screen ends after exactly 8000 ms when the backend never answers', async ({
  page,
  backend,
}) => {
  backend.injectFaults(() => 'hang');
  await stopClock(page);
  await page.goto('./');
  // The shop's timers start here. React's loading screen does not have this class.
  await advance(page, 200);
  await expect(page.locator('.loading')).toHaveCount(0);
  await advance(page, 7799);
  await expect(page.getByRole('status')).toContainText('Yükleniyor...');
  await advance(page, 1);
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(await shownFirst(page)).toEqual(SAMPLES_SHOWN);
});

test('a browser without storage space still shows the backend’s catalogue', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await openStorefront(page);
  await advance(page, 1);
  expect(await shownFirst(page)).toEqual(SHOP_SHOWN);
});
