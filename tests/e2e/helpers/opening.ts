import { expect, type Page } from '@playwright/test';

import { advance, stopClock } from './clock.ts';

/** Opens the shop with a stopped clock and waits until all is drawn. Nothing moves and no welcome modal opens. */
export async function openStorefront(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto('./');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Drawn last.
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

/** Opens the shop with a stopped clock, waits for the welcome modal and closes it. It does not come for the owner. */
export async function openStorefrontAfterWelcome(page: Page): Promise<void> {
  await openStorefront(page);
  await advance(page, 2000);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  if (keys.some((key) => key.endsWith('_device'))) return;
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  // The fade-out.
  await advance(page, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
