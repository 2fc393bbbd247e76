import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { downloadFrom } from '../../helpers/owner/files.ts';
import { openPanel, press } from '../../helpers/owner/owner.ts';

function reminder(page: Page) {
  return page.getByText(/gündür yedek alınmadı/);
}

/** As if the last backup had been made earlier by as many days. */
async function letDaysPass(page: Page, days: number): Promise<void> {
  await page.evaluate((ms) => {
    const record = JSON.parse(localStorage.getItem('ornekoto_backup') ?? '');
    localStorage.setItem('ornekoto_backup', JSON.stringify({ since: record.since - ms }));
  }, days * 86_400_000);
}

test('a shop without a database asks for a backup after 14 days, once a day', async ({ page }) => {
  await openPanel(page);
  await expect(reminder(page)).toHaveCount(0);
  await letDaysPass(page, 13);
  await openPanel(page);
  await expect(reminder(page)).toHaveCount(0);
  await letDaysPass(page, 1.5);
  await openPanel(page);
  await expect(reminder(page)).toHaveText(/^14 gündür/);
  await press(page, 'Sonra');
  await expect(reminder(page)).toHaveCount(0);
  await openPanel(page);
  await expect(reminder(page)).toHaveCount(0);

  await letDaysPass(page, 0);
  await openPanel(page);
  const { name } = await downloadFrom(page, 'Şimdi yedek al');
  expect(name).toMatch(/^ornekoto-yedek-/);
  await expect(reminder(page)).toHaveCount(0);
  await letDaysPass(page, 13);
  await openPanel(page);
  await expect(reminder(page)).toHaveCount(0);
});
