import { expect, type Page } from '@playwright/test';

import { advance, stopClock } from './clock.ts';

/** Opens the shop and waits for its first card. The clock stands still, so nothing moves and no welcome comes. */
export async function openStorefront(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto('./');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Opens the shop, lets the welcome come and sends it away. */
export async function openStorefrontAfterWelcome(page: Page): Promise<void> {
  await openStorefront(page);
  await advance(page, 2000);
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  // It fades out.
  await advance(page, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
