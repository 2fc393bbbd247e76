import { expect, test } from '../../fixtures.ts';
import {
  beginMarking,
  markAll,
  markBar,
  markBox,
  openChange,
  raisePrices,
} from '../../helpers/owner/bulk.ts';
import {
  ALL_SAVED,
  field,
  openPanel,
  openRunningStorefront,
  press,
  tabOf,
} from '../../helpers/owner/owner.ts';

const CLUTCH = 'Debriyaj Seti (Baskı, Balata, Rulman)';
const LAMP = 'Sol Ön Far, LED Gündüz Sürüş Işıklı';

test.beforeEach(async ({ page }) => {
  await openPanel(page);
  await beginMarking(page);
});

test('prices of marked parts go up by a percentage, are undone, and reach the shop', async ({
  page,
}) => {
  await markBox(page, CLUTCH).check();
  await page.getByRole('heading', { name: LAMP }).click();
  const status = markBar(page).getByRole('status');
  await expect(status).toHaveText('2 ürün seçildi');
  const dialog = await raisePrices(page, '10');
  await expect(dialog.getByRole('status')).toHaveText('2 ürün değişecek.');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').first()).toContainText('3135 TL');
  await field(dialog, 'Yüzde (%)').press('Enter');
  await expect(status).toHaveText('2 ürünün fiyatı değişti');
  await press(markBar(page), 'Geri al');
  await expect(status).toHaveText('Geri alındı, ürünler eskisi gibi');
  await expect(page.getByText('2850 TL')).toBeVisible();

  await markBox(page, CLUTCH).check();
  await field(await raisePrices(page, '7,5'), 'Yeni fiyatları yuvarla').selectOption(
    '10 TL’nin katı',
  );
  await press(page, 'Uygula');
  await expect(status).toHaveText('1 ürünün fiyatı değişti');
  await press(markBar(page), 'Tamam');
  await expect(page.getByRole('button', { name: 'Seç', exact: true })).toBeFocused();
  await openRunningStorefront(page);
  await expect(page.getByRole('article', { name: CLUTCH })).toContainText('3060 TL');
});

test('stock, category and discount of all marked parts change, and all are deleted and brought back', async ({
  page,
}) => {
  const status = markBar(page).getByRole('status');
  await markAll(page);
  await field(await openChange(page, 'Stok', 'Stok durumunu değiştir'), 'Stok').selectOption(
    'Tükendi',
  );
  await press(page, 'Uygula');
  await expect(status).toHaveText(/^\d ürünün stok durumu değişti$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Tükendi' })).toHaveCount(4);

  await markBox(page, LAMP).check();
  await field(await openChange(page, 'Kategori', 'Kategoriyi değiştir'), 'Kategori').selectOption(
    'Elektrik',
  );
  await press(page, 'Uygula');
  await expect(status).toHaveText('1 ürünün kategorisi değişti');

  await markBox(page, LAMP).check();
  await field(await openChange(page, 'İndirim', 'İndirim yap'), 'İndirim (%)').fill('25');
  await press(page, 'Uygula');
  await expect(status).toHaveText('1 üründe indirim yapıldı');
  await expect(page.getByRole('listitem').filter({ hasText: LAMP })).toContainText('1560 TL');

  await markAll(page);
  await press(await openChange(page, 'Sil', 'Ürünleri sil'), 'Sil');
  await expect(tabOf(page, 'Ürünler (0)')).toBeVisible();
  await press(markBar(page), 'Geri al');
  await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();
  await expect(page.getByRole('listitem').last()).toContainText(LAMP);
});

test('the bar covers neither the last row, nor the row in focus, nor the state line', async ({
  page,
}) => {
  const isCovered = async (name: string) =>
    markBox(page, name).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== element;
    });
  await markBox(page, LAMP).focus();
  await expect.poll(async () => isCovered(LAMP)).toBe(false);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => isCovered(LAMP)).toBe(false);
  await expect(page.getByText(ALL_SAVED)).toBeInViewport({ ratio: 1 });
  await expect(markBar(page)).toBeInViewport({ ratio: 1 });
});

test('everything works with the keyboard, and Escape leaves', async ({ page }) => {
  await expect(page.getByRole('checkbox', { name: 'Tümünü seç' })).toBeFocused();
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
