import { expect, type Page } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { ALL_SAVED, field, formOf, openPanel, press } from '../../helpers/owner/owner.ts';
import { fillIn, productFields } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  FIRST_PRODUCTS,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const UNSAVED = 'Bu form henüz kaydedilmedi';
const isHalf = (page: Page) => page.getByText('Formu yarım kaldı, henüz kaydedilmedi.');
const price = (page: Page) => field(formOf(page, 'Düzenle: Parça 2'), 'Fiyat (TL)');
const left = (page: Page, name: string) => page.getByText(`Yarım kalan: ${name}`, { exact: true });

test.beforeEach(async ({ backend }) => fillShopWithPassword(backend));

test('what was typed outlives its browser tab, says so, and is gone when it is saved', async ({
  page,
  context,
  backend,
}) => {
  await openPanel(page);
  const { Açıklama: description, ...fields } = productFields('Yarım parça', '7');
  await press(page, 'Yeni Ürün');
  await expectAllSaved(page);
  await fillIn(formOf(page, 'Yeni Ürün'), fields);
  await expect(page.getByText(UNSAVED)).toBeVisible();
  // The browser refuses it, because the description is missing.
  await press(page, 'Kaydet');
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await press(page, 'Düzenle: Parça 2');
  await field(formOf(page, 'Düzenle: Parça 2'), 'Fiyat (TL)').fill('22');
  await expect(left(page, 'Yarım parça')).toHaveCount(0);
  await page.goBack();
  await expect(isHalf(page)).toHaveCount(1);
  await expect(left(page, 'Yarım parça')).toBeVisible();
  await expectAllSaved(page);
  await page.close();

  const later = await context.newPage();
  await openPanel(later);
  await expect(isHalf(later)).toHaveCount(1);
  await press(later, 'Düzenle: Parça 2');
  await press(later, 'Kaydet');
  await expect(isHalf(later)).toHaveCount(0);
  await expect(left(later, 'Yarım parça')).toBeVisible();
  await press(later, 'Yeni Ürün');
  const form = formOf(later, 'Yeni Ürün');
  await expect(field(form, 'Ürün Adı')).toHaveValue('Yarım parça');
  await fillIn(form, { Açıklama: description ?? '' });
  await press(form, 'Kaydet');
  await expect(left(later, 'Yarım parça')).toHaveCount(0);
  await expect(later.getByText(ALL_SAVED)).toBeVisible();
  const changed = FIRST_PRODUCTS.map((text) => text.replace('2: 2', '2: 22'));
  expect(await storedProducts(backend)).toEqual([...changed, 'Yarım parça: 7']);
});

test('two browser tabs do not save the same draft twice', async ({ page, context, backend }) => {
  const other = await context.newPage();
  await openPanel(other);
  await openPanel(page);
  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  await fillIn(form, productFields('İki sekme', '7'));

  await other.bringToFront();
  await expect(left(other, 'İki sekme')).toBeVisible();
  await press(other, 'Yeni Ürün');
  await expect(field(formOf(other, 'Yeni Ürün'), 'Ürün Adı')).toHaveValue('İki sekme');
  await expect(form).toHaveCount(0);
  await expect(left(page, 'İki sekme')).toBeVisible();
  await press(formOf(other, 'Yeni Ürün'), 'Kaydet');
  await expect(left(page, 'İki sekme')).toHaveCount(0);
  await expectAllSaved(other);
  expect(await storedProducts(backend)).toEqual([...FIRST_PRODUCTS, 'İki sekme: 7'].toSorted());
});

test('nor that of a part that both have: it goes where it is opened, and is gone everywhere once it is saved', async ({
  page,
  context,
  backend,
}) => {
  const other = await context.newPage();
  await openPanel(other);
  await openPanel(page);
  await press(page, 'Düzenle: Parça 2');
  await price(page).fill('22');

  await other.bringToFront();
  await expect(isHalf(other)).toHaveCount(1);
  await press(other, 'Düzenle: Parça 2');
  await expect(price(other)).toHaveValue('22');
  await expect(price(page)).toHaveCount(0);
  await expect(isHalf(page)).toHaveCount(1);
  await press(formOf(other, 'Düzenle: Parça 2'), 'Kaydet');
  await expect(isHalf(page)).toHaveCount(0);
  await expectAllSaved(other);

  // What both have typed for themselves is two drafts: neither goes with the other's.
  await press(page, 'Düzenle: Parça 1');
  await press(other, 'Düzenle: Parça 1');
  for (const [tab, text] of [
    [page, 'bir'],
    [other, 'iki'],
  ] as const) {
    await field(formOf(tab, 'Düzenle: Parça 1'), 'Açıklama').fill(text);
  }
  await press(formOf(other, 'Düzenle: Parça 1'), 'İptal');
  await expect(field(formOf(page, 'Düzenle: Parça 1'), 'Açıklama')).toHaveValue('bir');
  await press(formOf(page, 'Düzenle: Parça 1'), 'Kaydet');
  await expect(isHalf(other)).toHaveCount(0);
  await expectAllSaved(page);
  const changed = FIRST_PRODUCTS.map((text) => text.replace('2: 2', '2: 22'));
  expect(await storedProducts(backend)).toEqual(changed);
  expect(await backend.sql("select name from products where description = 'bir'")).toHaveLength(1);
});
