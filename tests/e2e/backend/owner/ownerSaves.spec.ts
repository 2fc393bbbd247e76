import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import {
  field,
  formOf,
  openRunningStorefront,
  openPanel,
  press,
  tabOf,
} from '../../helpers/owner/owner.ts';
import { addItem, addProduct, editItem, fillIn } from '../../helpers/owner/ownerForms.ts';
import {
  countWrites,
  expectAllSaved,
  FIRST_PRODUCTS,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';
import { savedInBrowser } from '../../helpers/savedCopy.ts';

// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ backend }) => fillShopWithPassword(backend));

test('an added, an edited and a deleted product are saved once', async ({ page, backend }) => {
  await openPanel(page);
  const begin = backend.requests.length;
  await addProduct(page, 'Debriyaj Balatası');
  await expect.poll(async () => storedProducts(backend)).toContain('Debriyaj Balatası: 1234.5');
  await expectAllSaved(page);
  await editItem(page, 'Debriyaj Balatası', { 'Fiyat (TL)': '999.9' });
  await press(page, 'Sil: Parça 2');
  await expect
    .poll(async () => storedProducts(backend))
    .toEqual(['Debriyaj Balatası: 999.9', 'Parça 1: 1', 'Parça 3: 3']);
  await expectAllSaved(page);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  const writes = ['POST', 'PATCH', 'DELETE'].map((method) => countWrites(backend, method, begin));
  expect(writes).toEqual([1, 1, 1]);

  // The browser's copy has the new product with the id from the database.
  const [row] = await backend.sql("select id::int from products where name like 'Debriyaj%'");
  await expect
    .poll(async () => savedInBrowser(page, 'products'))
    .toMatch(new RegExp(`"id":${Number(row?.['id'])}\\b[^}]*Debriyaj Balatası`));
  await openRunningStorefront(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText('999,90 TL');
});

test('the product is in the database once after the deletion is undone', async ({
  page,
  backend,
}) => {
  await openPanel(page);
  await press(page, 'Sil: Parça 2');
  await expect.poll(async () => storedProducts(backend)).toHaveLength(2);
  await press(page, 'Geri al');
  await expect.poll(async () => storedProducts(backend)).toEqual(FIRST_PRODUCTS);
  await expectAllSaved(page);
});

test('brands and slides are saved in the same way', async ({ page, backend }) => {
  await openPanel(page);
  await tabOf(page, 'Markalar (2)').click();
  await addItem(page, 'Yeni Marka', {
    'Marka Adı': 'ÇELİK',
    'Logo URL': 'images/brands/bosch.svg',
  });
  await tabOf(page, 'Slider (1)').click();
  await editItem(page, 'Kış Bakımı', { Başlık: 'Yaz Bakımı', 'Buton Rengi': 'Mavi' });
  const read = `select (select array_agg(name order by name) from brands) brands,
    (select array_agg(title || ' ' || button_color) from slides) slides`;
  await expect
    .poll(async () => backend.sql(read))
    .toEqual([
      { brands: ['BOSCH', 'VALEO', 'ÇELİK'], slides: ['Yaz Bakımı bg-blue-600 hover:bg-blue-700'] },
    ]);
  await expectAllSaved(page);
});

test('there is still one contact record, with the latest values', async ({ page, backend }) => {
  await openPanel(page);
  await tabOf(page, 'İletişim').click();
  const form = formOf(page, 'İletişim bilgileri');
  await expect(field(form, 'E-posta')).toHaveValue('usta@ornek.example');
  for (const email of ['ilk@ornek.example', 'son@ornek.example']) {
    await fillIn(form, { 'E-posta': email });
    await press(form, 'Güncelle');
    await expect
      .poll(async () => backend.sql('select email, phone from contact_info'))
      .toEqual([{ email, phone: '0312 345 67 89' }]);
  }
  await expectAllSaved(page);
});
