import { expect } from '@playwright/test';

import { insertProducts } from '../../backend/support/tables.ts';
import { test } from '../backendFixtures.ts';
import { expectDetail, nameButton } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';

// Cards outside the window have an estimated height. The return to a card must be exact.
test('a visitor returns from the detail to the same place in a long list', async ({
  page,
  backend,
}) => {
  await backend.sql(insertProducts(200));
  await openStorefront(page);
  const button = nameButton(page, 'Parça 100');
  // The next page is read when the browser is idle, by the clock that stands still. Cards are drawn as the reader comes near.
  await expect(async () => {
    await page.clock.runFor(100);
    await page.locator('article').last().scrollIntoViewIfNeeded();
    await expect(button).toBeAttached({ timeout: 100 });
  }).toPass();
  await button.scrollIntoViewIfNeeded();
  // Waits until the button stays where it is: a card is drawn one frame after it has come into the window.
  await button.hover();
  const place = async () => (await button.boundingBox())?.y;
  const before = await place();

  await button.click();
  await expectDetail(page, 'Parça 100');
  await page.goBack();
  await expect(button).toBeInViewport();
  await expect(button).toBeFocused();
  expect(await place()).toBe(before);
});
