import { expect, test } from '../../fixtures.ts';
import { LAST_PART } from '../../helpers/detail.ts';
import { beginMarking, markBar } from '../../helpers/owner/bulk.ts';
import { isUncovered } from '../../helpers/owner/isUncovered.ts';
import { ALL_SAVED, openPanel } from '../../helpers/owner/owner.ts';

test('the bar covers neither the last row, nor the row in focus, nor the state line, and works with the keyboard', async ({
  page,
}) => {
  await openPanel(page);
  await beginMarking(page);
  await expect(page.getByRole('checkbox', { name: 'Tümünü seç' })).toBeFocused();
  const last = page.getByRole('checkbox', { name: `Seç: ${LAST_PART}`, exact: true });
  await last.focus();
  await expect.poll(async () => isUncovered(last)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => isUncovered(last)).toBe(true);
  await expect(page.getByText(ALL_SAVED)).toBeInViewport({ ratio: 1 });
  await expect(markBar(page)).toBeInViewport({ ratio: 1 });

  await page.getByRole('checkbox', { name: 'Tümünü seç' }).focus();
  await page.keyboard.press('Space');
  await expect(markBar(page).getByRole('status')).toHaveText('4 ürün seçildi');
  await page.keyboard.press('Tab');
  await expect(markBar(page).getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Fiyatları değiştir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(markBar(page).getByRole('button', { name: 'Fiyatları değiştir' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(markBar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Seç', exact: true })).toBeFocused();
});
