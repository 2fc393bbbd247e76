import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import {
  logIn,
  openLogin,
  openPanel,
  openRunningStorefront,
  press,
} from '../../helpers/owner/owner.ts';
import { saveItem } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';

test.beforeEach(async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
});

test('an owner whose changes meet another’s decides, also after a reload', async ({
  page,
  backend,
}) => {
  const conflict = page.getByRole('dialog', { name: 'Bu kayıt değişmiş' });
  await backend.sql("update products set price = 22 where name = 'Parça 2'");
  await saveItem(page, 'Düzenle: Parça 2', { 'Fiyat (TL)': '222' });
  await expect(conflict).toBeVisible();
  await openRunningStorefront(page);
  await openLogin(page);
  await logIn(page);
  await press(conflict, 'Benimkini kaydet');
  await expect.poll(async () => storedProducts(backend)).toContain('Parça 2: 222');
  await expectAllSaved(page);
});
