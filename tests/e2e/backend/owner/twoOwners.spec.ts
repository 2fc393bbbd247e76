import { expect, type Page } from '@playwright/test';

import { test as base } from '../../backendFixtures.ts';
import {
  logIn,
  openLogin,
  openPanel,
  openRunningStorefront,
  press,
  tabOf,
} from '../../helpers/owner/owner.ts';
import { addProduct, editItem } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';
import { collectPageProblems } from '../../pageProblems.ts';

const test = base.extend<{ otherPage: Page }>({
  // A separate browser context: the two owners share only the database.
  otherPage: async ({ browser, baseURL, otherHosts }, provide) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    const problems = collectPageProblems(page, [new URL(baseURL ?? '').host, ...otherHosts]);
    await provide(page);
    expect(problems).toEqual([]);
    await context.close();
  },
});

// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page, otherPage, backend }) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  await openPanel(otherPage);
});

async function shownProducts(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: 'Ürünler' })
    .getByRole('heading', { level: 2 })
    .allTextContents();
}

test('the changes of two owners at the same time are all saved once', async ({
  page,
  otherPage,
  backend,
}) => {
  await addProduct(page, 'Birincinin');
  await addProduct(otherPage, 'İkincinin');
  await press(otherPage, 'Sil: Parça 2');
  await expectAllSaved(page);
  await expectAllSaved(otherPage);
  await expect.poll(async () => storedProducts(backend)).toHaveLength(4);
  expect(await storedProducts(backend)).toEqual([
    'Birincinin: 1234.5',
    'Parça 1: 1',
    'Parça 3: 3',
    'İkincinin: 1234.5',
  ]);

  for (const owner of [page, otherPage]) await openPanel(owner);
  await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();
  await expect(tabOf(otherPage, 'Ürünler (4)')).toBeVisible();
  await expect.poll(() => shownProducts(page)).toHaveLength(4);
  const shown = await shownProducts(page);
  expect(shown.slice(2)).toEqual(['Parça 3', 'Parça 1']);
  expect(shown.slice(0, 2)).toEqual(expect.arrayContaining(['Birincinin', 'İkincinin']));
  await expect.poll(() => shownProducts(otherPage)).toEqual(shown);
});

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Bu kayıt değişmiş' });

test('two owners who edit different fields of one item lose nothing', async ({
  page,
  otherPage,
  backend,
}) => {
  await editItem(page, 'Parça 2', { 'Fiyat (TL)': '22' });
  await expect.poll(async () => storedProducts(backend)).toContain('Parça 2: 22');
  await editItem(otherPage, 'Parça 2', { 'Ürün Adı': 'Parça iki' });
  await expect.poll(async () => storedProducts(backend)).toContain('Parça iki: 22');
  await expectAllSaved(otherPage);
});

for (const { button, price } of [
  { button: 'Benimkini kaydet', price: '222' },
  { button: 'Ötekini koru', price: '22' },
]) {
  test(`an owner whose price meets another’s price decides: ${button}`, async ({
    page,
    otherPage,
    backend,
  }) => {
    await otherPage.setViewportSize({ width: 360, height: 740 });
    await editItem(page, 'Parça 2', { 'Fiyat (TL)': '22' });
    await expect.poll(async () => storedProducts(backend)).toContain('Parça 2: 22');
    await editItem(otherPage, 'Parça 2', { 'Fiyat (TL)': '222' });
    const field = conflict(otherPage).getByRole('region', { name: 'Fiyat' });
    await expect(field.getByRole('definition')).toHaveText(['222 TL', '22 TL']);
    await otherPage.keyboard.press('Escape');
    await expect(conflict(otherPage)).toBeVisible();
    expect(await storedProducts(backend)).toContain('Parça 2: 22');
    await press(conflict(otherPage), button);
    await expect(conflict(otherPage)).toBeHidden();
    await expectAllSaved(otherPage);
    expect(await storedProducts(backend)).toContain(`Parça 2: ${price}`);
    const row = otherPage.getByRole('listitem').filter({ hasText: 'Parça 2' });
    await expect(row).toContainText(`${price} TL`);
  });
}

test('an owner who edits an item that another has deleted decides after a reload', async ({
  page,
  otherPage,
  backend,
}) => {
  await press(page, 'Sil: Parça 2');
  await expect.poll(async () => storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 3: 3']);
  await editItem(otherPage, 'Parça 2', { 'Fiyat (TL)': '22' });
  await expect(conflict(otherPage)).toContainText('“Parça 2” silinmiş');
  await openRunningStorefront(otherPage);
  await openLogin(otherPage);
  await logIn(otherPage);
  await press(conflict(otherPage), 'Yeniden ekle');
  await expect.poll(async () => storedProducts(backend)).toContain('Parça 2: 22');
  await expectAllSaved(otherPage);
});

test('an item that one owner deletes and the other gives up is deleted for both', async ({
  page,
  otherPage,
  backend,
}) => {
  await press(page, 'Sil: Parça 2');
  await expect.poll(async () => storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 3: 3']);
  await editItem(otherPage, 'Parça 2', { 'Fiyat (TL)': '22' });
  await press(conflict(otherPage), 'Vazgeç');
  await expect(tabOf(otherPage, 'Ürünler (2)')).toBeVisible();
  await expect.poll(async () => shownProducts(otherPage)).toEqual(['Parça 3', 'Parça 1']);
  await expectAllSaved(otherPage);
  expect(await storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 3: 3']);
});
