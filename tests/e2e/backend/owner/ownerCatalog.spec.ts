import { expect } from '@playwright/test';

import { insertProducts } from '../../../backend/support/tables.ts';
import { test } from '../../backendFixtures.ts';
import { formOf, openPanel, press, pressMore, tabOf } from '../../helpers/owner/owner.ts';
import { expectAllSaved, fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';
import { photograph } from '../../helpers/owner/photographs.ts';

test('the owner gets the catalogue’s address, sees what it leaves out, and makes WebP photographs anew', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await backend.sql(`truncate products restart identity; ${insertProducts(5)};
    update products set image = 'images/open-graph.jpg' where id < 4;
    update products set price = 0 where id = 3`);
  await openPanel(page);
  // A logo is stored as WebP, as photographs were before.
  await tabOf(page, 'Markalar (2)').click();
  await press(page, 'Yeni Marka');
  const form = formOf(page, 'Yeni Marka');
  await form.getByLabel('Marka Adı').fill('Yeni');
  await form.getByLabel('Fotoğraf seç').setInputFiles(await photograph(page));
  await expect(form.getByText('Görsel hazır.')).toBeVisible();
  await press(form, 'Kaydet');
  await expectAllSaved(page);
  await backend.sql(
    "update products set image = (select logo from brands where name = 'Yeni') where id = 4",
  );

  await openPanel(page);
  const open = async () => {
    await pressMore(page, 'Kataloğu paylaş');
    return page.getByRole('dialog', { name: 'Kataloğu paylaş' });
  };
  const dialog = await open();
  await expect(dialog.getByText('Katalogda 2 parça var.')).toBeVisible();
  const status = dialog.getByRole('status');
  await expect(status).toContainText('/rest/v1/rpc/product_feed?site=http');
  const feed = await status.textContent();
  const linesOf = async () => {
    const { pathname, search } = new URL(feed ?? '');
    const answer = await fetch(`${backend.url}${pathname}${search}`);
    return (await answer.text()).trim().split('\r\n');
  };
  expect(await linesOf()).toHaveLength(3);

  await press(dialog, 'Fiyatı olmayan 1 parça');
  await expect(page.getByRole('search', { name: 'Ürün listesi' })).toContainText('1 / 5 ürün');
  await expect(page.getByRole('button', { name: 'Düzenle: Parça 3' })).toBeVisible();

  await open();
  await press(dialog, '1 fotoğrafı yeniden hazırla');
  await expect(dialog.getByText('Katalogda 3 parça var.')).toBeVisible();
  await press(dialog, 'Kapat');
  await expectAllSaved(page);
  const lines = await linesOf();
  expect(lines).toHaveLength(4);
  expect(lines.join()).toMatch(/pictures\/[0-9a-f]{64}\.jpg/);
});

test('where the database does not answer with the file, it can be downloaded', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await page.route('**/rpc/product_feed*', async (route) => route.fulfill({ json: {} }));
  await openPanel(page);
  await pressMore(page, 'Kataloğu paylaş');
  const dialog = page.getByRole('dialog', { name: 'Kataloğu paylaş' });
  await expect(dialog.getByRole('status')).toContainText('bir adresten okunamıyor');
  const coming = page.waitForEvent('download');
  await press(dialog, 'Dosyayı indir');
  expect((await coming).suggestedFilename()).toBe('ornekoto-katalog.csv');
});
