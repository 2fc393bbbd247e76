import { expect, test } from '../../fixtures.ts';
import { FIRST_PART } from '../../helpers/detail.ts';
import {
  closePanel,
  openRunningStorefront,
  openPanel,
  press,
  tabOf,
} from '../../helpers/owner/owner.ts';

test.beforeEach(async ({ page }) => openPanel(page));

test('a deleted product disappears, also after a reload', async ({ page }) => {
  await press(page, `Sil: ${FIRST_PART}`);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  await expect(page.getByText(`“${FIRST_PART}” silindi`)).toBeVisible();
  // The next row's button gets the focus.
  await expect(page.getByRole('button', { name: /^Sil: / }).first()).toBeFocused();
  await closePanel(page);
  for (const reopen of [async () => undefined, async () => openRunningStorefront(page)]) {
    await reopen();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article', { name: FIRST_PART, exact: true })).toHaveCount(0);
  }
});

test('Geri al restores the product', async ({ page }) => {
  await press(page, `Sil: ${FIRST_PART}`);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  await press(page, 'Geri al');
  await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Düzenle: ${FIRST_PART}`, exact: true }),
  ).toBeFocused();
  await expect(page.getByRole('button', { name: 'Geri al' })).toHaveCount(0);
  await openRunningStorefront(page);
  await expect(page.getByRole('article', { name: FIRST_PART, exact: true })).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('the undo bar disappears after 8 seconds', async ({ page }) => {
  await page.mouse.move(0, 0);
  // The bar's code has come: its region is there and empty.
  await expect(page.getByRole('status').filter({ hasText: /^$/ }).last()).toBeAttached();
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00+03:00'));
  await page.getByRole('button', { name: `Sil: ${FIRST_PART}`, exact: true }).press('Enter');
  const undo = page.getByRole('button', { name: 'Geri al', exact: true });
  // Under the pointer it stays.
  await undo.hover();
  await page.clock.runFor(9000);
  await expect(undo).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7900);
  await expect(undo).toBeVisible();
  await page.clock.runFor(200);
  await expect(undo).toHaveCount(0);
});

test('deleting the last product leaves an empty list, which stays empty', async ({ page }) => {
  const deletions = page.getByRole('button', { name: /^Sil: / });
  for (const left of [3, 2, 1, 0]) {
    await deletions.first().click();
    await expect(deletions).toHaveCount(left);
  }
  await expect(page.getByText('Henüz ürün yok.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yeni Ürün', exact: true })).toBeFocused();
  await closePanel(page);
  await expect(page.getByText('Şu anda listelenen ürün yok.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Şu anda listelenen ürün yok.')).toBeVisible();
});
