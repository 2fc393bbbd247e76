import { expect, type Page } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { openStorefront } from '../helpers/opening.ts';
import { SAMPLES_SHOWN, shownFirst } from '../helpers/shown.ts';
import { countRows } from './rows.ts';

/** Each sample is in the database once. There is no sample contact record, because the owner enters it. */
const SAMPLES_ONCE = [{ products: [4, 4], brands: [10, 10], slides: [3, 3], contact: [0, 0] }];

async function expectSamples(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(await shownFirst(page)).toEqual(SAMPLES_SHOWN);
}

test('the first visitor fills an empty backend, the second does not', async ({ page, backend }) => {
  await openStorefront(page);
  await expectSamples(page);
  expect(await backend.sql(countRows)).toEqual(SAMPLES_ONCE);

  const begin = backend.requests.length;
  await openStorefront(page);
  await expectSamples(page);
  expect(await backend.sql(countRows)).toEqual(SAMPLES_ONCE);
  expect(backend.requests.slice(begin)).toHaveLength(4);
});

test('eight browsers that find it empty at the same time fill it once', async ({
  browser,
  baseURL,
  backend,
}) => {
  const { promise: allAreHere, resolve: startSeeding } = Promise.withResolvers<undefined>();
  let waiting = 0;
  backend.injectFaults(({ path }) => {
    if (!path.startsWith('/rpc/seed_samples')) return undefined;
    waiting += 1;
    if (waiting === 8) startSeeding(undefined);
    return allAreHere;
  });

  // Small windows without motion, because eight browsers render at the same time.
  const options = {
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 400 },
    reducedMotion: 'reduce',
  } as const;
  const contexts = await Promise.all(
    Array.from({ length: 8 }, async () => browser.newContext(options)),
  );
  await Promise.all(
    contexts.map(async (context) => {
      const page = await context.newPage();
      await openStorefront(page);
      await expectSamples(page);
    }),
  );
  expect(waiting).toBe(8);
  expect(await backend.sql(countRows)).toEqual(SAMPLES_ONCE);
  await Promise.all(contexts.map(async (context) => context.close()));
});

test('lists that the owner has emptied stay empty', async ({ page, backend }) => {
  await openStorefront(page);
  await expectSamples(page);
  await backend.sql('delete from products; delete from brands; delete from slides');
  await page.reload();
  await expect(page.getByText('Şu anda listelenen ürün yok.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /POPÜLER MARKALAR|Kampanyalar/ })).toHaveCount(0);
  const none = [0, 0];
  const nothing = { products: none, brands: none, slides: none, contact: none };
  expect(await backend.sql(countRows)).toEqual([nothing]);
});
