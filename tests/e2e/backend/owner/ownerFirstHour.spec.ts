import { expect, type Page } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { chooseList, countsIn, listDialog } from '../../helpers/owner/lists.ts';
import {
  formOf,
  openPanel,
  openRunningStorefront,
  press,
  tabOf,
} from '../../helpers/owner/owner.ts';
import { expectAllSaved, fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';
import { lookAt, photograph } from '../../helpers/owner/photographs.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const CATEGORIES = ['Motor', 'Fren', 'Farlar', 'Elektrik'];

/** As Excel saves a list in Turkey: semicolons and decimal commas. */
function sheetOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const category = CATEGORIES[index % CATEGORIES.length];
    return `Işık Parçası ${index + 1};BOSCH;${category};${index + 1}.250,50;Var`;
  });
  return ['Ürün Adı;Marka;Kategori;Fiyat;Stok', ...rows].join('\r\n');
}

/** Nothing is wider than the phone. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { documentElement: root } = document;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
}

test('on a phone, from the login to twenty parts of a sheet and a photograph of one', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await backend.sql('delete from storage.objects');
  await openPanel(page);
  await expectNoSidewaysScroll(page);

  await chooseList(page, 'parcalar.csv', sheetOf(20));
  await expect(countsIn(listDialog(page)).first()).toHaveText('20');
  await expectNoSidewaysScroll(page);
  await press(listDialog(page), 'Uygula');
  await press(listDialog(page), 'Tamam');
  await expect(tabOf(page, 'Ürünler (23)')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Ürünlerde ara' }).fill('isik parcasi 7');
  await expect(tabOf(page, 'Ürünler (2 / 23)')).toBeVisible();
  await press(page, 'Düzenle: Işık Parçası 7');
  const form = formOf(page, 'Düzenle: Işık Parçası 7');
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Fotoğraf seç' }).tap();
  await (await chooser).setFiles(await photograph(page));
  await expect(form.getByText('Görsel hazır.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await press(form, 'Kaydet');
  await expectAllSaved(page);

  // A visitor on another phone.
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser');
  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 }, isMobile: true });
  await openRunningStorefront(visitor);
  const card = visitor.getByRole('article', { name: 'Işık Parçası 7', exact: true });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText('7250,50 TL');
  const image = card.locator('img');
  await expect
    .poll(async () => image.evaluate((it: HTMLImageElement) => it.currentSrc))
    .toMatch(/-400\.webp$/);
  const shown = await image.evaluate((it: HTMLImageElement) => it.currentSrc);
  expect(await lookAt(visitor, shown)).toMatchObject({ width: 400, isGreen: true });
  await visitor.close();
});
