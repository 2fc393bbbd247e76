import { expect, test } from '../../fixtures.ts';
import { LAST_PART } from '../../helpers/detail.ts';
import { beginMarking, markBar, markBox } from '../../helpers/owner/bulk.ts';
import { ALL_SAVED, openPanel } from '../../helpers/owner/owner.ts';

test('the bar covers neither the last row, nor the row in focus, nor the state line, and works with the keyboard', async ({
  page,
}) => {
  await openPanel(page);
  await beginMarking(page);
  await expect(page.getByRole('checkbox', { name: 'Tümünü seç' })).toBeFocused();
  const isCovered = async (name: string) =>
    markBox(page, name).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== element;
    });
  await markBox(page, LAST_PART).focus();
  await expect.poll(async () => isCovered(LAST_PART)).toBe(false);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => isCovered(LAST_PART)).toBe(false);
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
