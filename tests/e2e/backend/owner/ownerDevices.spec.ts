import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { addressOf } from '../../builds.ts';
import { openPanel } from '../../helpers/owner/owner.ts';
import { saveItem } from '../../helpers/owner/ownerForms.ts';
import { expectAllSaved, fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';

// Opens the shop twice, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('a row shows what is stored when it was saved, also what another device has changed', async ({
  page,
  browser,
  backend,
}) => {
  await fillShopWithPassword(backend);
  const viewport = { width: 360, height: 740 };
  const device = await browser.newContext({ baseURL: addressOf('backend'), viewport });
  const phone = await device.newPage();
  await openPanel(page);
  await openPanel(phone);
  await saveItem(phone, 'Düzenle: Parça 2', { 'Fiyat (TL)': '541' });
  await expectAllSaved(phone);
  await saveItem(page, 'Düzenle: Parça 2', { Açıklama: 'İki yıl garantili' });
  await expectAllSaved(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Parça 2' });
  await expect(row).toContainText('541 TL');
  const [stored] = await backend.sql(
    "select price::float, description from products where name = 'Parça 2'",
  );
  expect(stored).toEqual({ price: 541, description: 'İki yıl garantili' });
});
