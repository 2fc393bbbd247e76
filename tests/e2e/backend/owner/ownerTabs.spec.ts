import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import {
  formOf,
  openRunningStorefront,
  openPanel,
  press,
  tabOf,
} from '../../helpers/owner/owner.ts';
import { addProduct, editItem, fillIn } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  expectWaiting,
  FAILED_WRITES,
  fillShopWithPassword,
  storedProducts,
  failWrites,
} from '../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: FAILED_WRITES });

// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ backend }) => fillShopWithPassword(backend));

test("a second tab shows the owner's changes at once", async ({ page, context, backend }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const shop = await context.newPage();
  await openRunningStorefront(shop);
  await openPanel(page);
  await addProduct(page, 'İki sekmede');
  await expect(shop.getByRole('article').first()).toContainText('İki sekmede');
  await editItem(page, 'İki sekmede', { 'Fiyat (TL)': '77' });
  await expect(shop.getByRole('article').first()).toContainText('77 TL');
  await press(page, 'Sil: Parça 2');
  await expect(shop.getByRole('article')).toHaveCount(3);
  await tabOf(page, 'İletişim').click();
  await fillIn(formOf(page, 'İletişim bilgileri'), { 'E-posta': 'son@ornek.example' });
  await press(page, 'Güncelle');
  await expect(shop.getByRole('contentinfo')).toContainText('son@ornek.example');
  await expectAllSaved(page);
  expect(await storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 3: 3', 'İki sekmede: 77']);
});

test('two panels with waiting changes send each change once', async ({
  page,
  context,
  backend,
}) => {
  const other = await context.newPage();
  await openPanel(other);
  await openPanel(page);
  backend.injectFaults(failWrites({ status: 503, body: { message: 'Down' } }));
  await addProduct(page, 'Birinci sekmeden');
  await expectWaiting(other, 1);
  await other.bringToFront();
  await addProduct(other, 'İkinci sekmeden');
  await expectWaiting(page, 2);
  backend.injectFaults(() => undefined);
  await expectAllSaved(page);
  await expectAllSaved(other);
  for (const tab of [page, other]) await expect(tabOf(tab, 'Ürünler (5)')).toBeVisible();
  const names = (await storedProducts(backend)).filter((name) => name.includes('sekmeden'));
  expect(names.toSorted()).toEqual(
    ['Birinci sekmeden: 1234.5', 'İkinci sekmeden: 1234.5'].toSorted(),
  );
});
