import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { advance, stopClock } from '../helpers/clock.ts';
import { openStorefront } from '../helpers/opening.ts';
import { savedInBrowser, TABLES } from '../helpers/savedCopy.ts';
import { CHANGED_SHOP_SHOWN, SAMPLES_SHOWN, SHOP_SHOWN, shownFirst } from '../helpers/shown.ts';
import { changeShop, countRows, fillShop } from './rows.ts';

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

test('a table that cannot be read shows its samples, then its copy, and nothing is overwritten', async ({
  page,
  backend,
}) => {
  const table = 'products';
  await backend.sql(fillShop);
  const rows = await backend.sql(countRows);
  const begin = backend.requests.length;
  const fail = () =>
    backend.injectFaults(({ path }) => (path.startsWith(`/${table}`) ? DOWN : undefined));

  fail();
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual({ ...SHOP_SHOWN, [table]: SAMPLES_SHOWN[table] });
  // Copies are saved after the shop has opened.
  await advance(page, 1);
  for (const other of TABLES.filter((name) => name !== table)) {
    await expect.poll(async () => savedInBrowser(page, other)).not.toBeNull();
  }
  expect(await savedInBrowser(page, table)).toBeNull();

  backend.injectFaults(() => undefined);
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual(SHOP_SHOWN);
  await advance(page, 1);
  await expect.poll(async () => savedInBrowser(page, table)).not.toBeNull();
  const copy = await savedInBrowser(page, table);

  await backend.sql(changeShop);
  fail();
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual({ ...CHANGED_SHOP_SHOWN, [table]: SHOP_SHOWN[table] });
  await advance(page, 1);
  await expect.poll(async () => savedInBrowser(page, 'contact')).toMatch(/yeni/i);
  expect(await savedInBrowser(page, table)).toBe(copy);
  expect(await backend.sql(countRows)).toEqual(rows);
  const methods = backend.requests.slice(begin).map(({ method }) => method);
  expect(new Set(methods)).toEqual(new Set(['GET']));

  // Then all of them, without an answer and without a connection.
  backend.injectFaults(() => 'drop');
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual({ ...CHANGED_SHOP_SHOWN, [table]: SHOP_SHOWN[table] });
  await page.route('**/rest/v1/**', async (route) => route.abort('connectionrefused'));
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual({ ...CHANGED_SHOP_SHOWN, [table]: SHOP_SHOWN[table] });
});
