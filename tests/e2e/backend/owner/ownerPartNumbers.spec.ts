import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { openPart } from '../../helpers/detail.ts';
import { closePanel, field, formOf, openPanel, press } from '../../helpers/owner/owner.ts';
import { saveItem } from '../../helpers/owner/ownerForms.ts';
import { expectAllSaved, fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';

test('a part number is stored in the description, and the visitor copies it and writes with it', async ({
  page,
  context,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillShopWithPassword(backend);
  await openPanel(page);
  const stored = async () => {
    const [row] = await backend.sql("select description from products where name = 'Parça 2'");
    return row?.['description'];
  };
  const before = await stored();

  await saveItem(page, 'Düzenle: Parça 2', { 'Parça No': '0 986-424 797,1K0698151' });
  await expectAllSaved(page);
  expect(await stored()).toBe(`${before}\nParça no: 0 986-424 797, 1K0698151`);

  await page.getByRole('searchbox', { name: 'Ürünlerde ara' }).fill('0986424797');
  await expect(page.getByRole('button', { name: /^Düzenle: / })).toHaveCount(1);
  await press(page, 'Düzenle: Parça 2');
  const form = formOf(page, 'Düzenle: Parça 2');
  await expect(field(form, 'Parça No')).toHaveValue('0 986-424 797, 1K0698151');
  await expect(field(form, 'Açıklama')).toHaveValue(String(before));
  await press(form, 'İptal');

  await closePanel(page);
  await openPart(page, 'Parça 2');
  await expect(page.getByText('Parça no', { exact: true })).toBeVisible();
  await press(page, 'Parça numarasını kopyala');
  await expect(page.getByText('Kopyalandı.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('0 986-424 797, 1K0698151');
  const chat = page.getByRole('link', { name: 'WhatsApp ile Satın Al' });
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain('Parça 2\nParça no: 0 986-424 797, 1K0698151\n');
});
