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
