import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { field, formOf, openPanel, press, pressMore, tabOf } from '../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  FAILED_WRITES,
  failWrites,
  fillShopWithPassword,
} from '../../helpers/owner/ownersBackend.ts';

test.use({
  expectedProblems: new RegExp(`${FAILED_WRITES.source}|^change_products has failed 503`),
});

test('a renamed brand takes its products along, also without an answer, and back again', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await backend.sql("update products set brand = 'VALEO' where name <> 'Parça 3'");
  const brands = async () => {
    const rows = await backend.sql(`select brand as name from products where name <> 'Parça 3'
      union all select name from brands where name <> 'BOSCH'`);
    return [...new Set(rows.map(({ name }) => name))];
  };
  const rename = async (old: string, name: string) => {
    await press(page, `Düzenle: ${old}`);
    const form = formOf(page, `Düzenle: ${old}`);
    await field(form, 'Marka Adı').fill(name);
    await expect(form.getByText('2 ürünün markası da değişir.')).toBeVisible();
    await press(form, 'Kaydet');
  };
  await openPanel(page);
  await tabOf(page, 'Markalar (2)').click();
  await rename('VALEO', 'VALEO FR');
  await expectAllSaved(page);
  await expect.poll(brands).toEqual(['VALEO FR']);

  await pressMore(page, 'Son değişiklikler');
  await page.getByRole('button', { name: /^Geri al: “VALEO FR” markasının adı/ }).click();
  // The dialog stays open until it has its answer.
  await expect(page.getByText('Geri alındı.')).toBeVisible();
  expect(await brands()).toEqual(['VALEO']);
  await page.keyboard.press('Escape');

  backend.injectFaults(failWrites({ status: 503 }));
  await rename('VALEO', 'VALEO SA');
  await expect(page.getByText('3 değişiklik gönderilmeyi bekliyor')).toBeVisible();
  backend.injectFaults(() => undefined);
  await expectAllSaved(page);
  expect(await brands()).toEqual(['VALEO SA']);
});
