import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { advance, stopClock } from '../helpers/clock.ts';
import { openStorefront } from '../helpers/opening.ts';
import { savedInBrowser } from '../helpers/savedCopy.ts';
import { CHANGED_SHOP_SHOWN, SAMPLES_SHOWN, SHOP_SHOWN, shownFirst } from '../helpers/shown.ts';
import { changeShop, fillShop } from './rows.ts';

test.use({
  expectedProblems: /could not be loaded|^Failed to load resource/,
});

const DOWN = { status: 503, body: { message: 'Down' } };

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

test('what cannot be read is shown from the browser’s copy, also without a connection', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  await openStorefront(page);
  // Copies are saved after the shop has opened.
  await advance(page, 1);
  await expect.poll(async () => savedInBrowser(page, 'contact')).not.toBeNull();
  await expect.poll(async () => savedInBrowser(page, 'products')).not.toBeNull();

  await backend.sql(changeShop);
  backend.injectFaults(({ path }) => (path.startsWith('/products') ? DOWN : undefined));
  const shown = { ...CHANGED_SHOP_SHOWN, products: SHOP_SHOWN.products };
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual(shown);
  await advance(page, 1);
  await expect.poll(async () => savedInBrowser(page, 'contact')).toMatch(/yeni/i);
  await page.route('**/rest/v1/**', async (route) => route.abort('connectionrefused'));
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual(shown);
});
