import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { FIRST_PART } from '../../helpers/detail.ts';
import { chooseFile, downloadFrom } from '../../helpers/owner/files.ts';
import { openPanel, press, pressMore, tabOf } from '../../helpers/owner/owner.ts';

/** As if the last backup had been made earlier by as many days, and nobody had been reminded. */
async function letDaysPass(page: Page, days: number): Promise<void> {
  await page.evaluate((ms) => {
    const record = JSON.parse(localStorage.getItem('ornekoto_backup') ?? '');
    localStorage.setItem('ornekoto_backup', JSON.stringify({ since: record.since - ms }));
  }, days * 86_400_000);
}

test('a shop without a database asks for a backup, which restores what was deleted since', async ({
  page,
}) => {
  const reminder = page.getByText(/gündür yedek alınmadı/);
  await openPanel(page);
  await expect(reminder).toHaveCount(0);
  await letDaysPass(page, 14.5);
  await openPanel(page);
  await expect(reminder).toHaveText(/^14 gündür/);
  await press(page, 'Sonra');
  await expect(reminder).toHaveCount(0);
  await openPanel(page);
  await expect(reminder).toHaveCount(0);

  await letDaysPass(page, 0);
  await openPanel(page);
  const { name, text } = await downloadFrom(page, 'Şimdi yedek al');
  expect(name).toMatch(/^ornekoto-yedek-/);
  await expect(reminder).toHaveCount(0);
  await openPanel(page);
  await expect(reminder).toHaveCount(0);

  await press(page, `Sil: ${FIRST_PART}`);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  await chooseFile(page, 'Yedekten yükle', 'yedek.json', text, pressMore);
  await press(page, 'Yedeği yükle');
  await press(page, 'Tamam');
  await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();
});
