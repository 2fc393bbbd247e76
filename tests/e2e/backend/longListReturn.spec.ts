import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { expectDetail, nameButton } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';
import { insertProducts } from './rows.ts';

// Cards out of sight have no height of their own, so the page's length is a guess; the way back must not be.
test('who reads about a part far down a long list comes back to it', async ({ page, backend }) => {
  await backend.sql(insertProducts(200));
  await openStorefront(page);
  await page.clock.runFor(1);
  const button = nameButton(page, 'Parça 100');
  await button.scrollIntoViewIfNeeded();
  const place = async () => (await button.boundingBox())?.y;
  const before = await place();

  await button.click();
  await expectDetail(page, 'Parça 100');
  await page.goBack();
  await expect(button).toBeInViewport();
  await expect(button).toBeFocused();
  expect(await place()).toBe(before);
});
