import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { test } from '../../backendFixtures.ts';
import { addressOf } from '../../builds.ts';
import { downloadFrom } from '../../helpers/owner/files.ts';
import { openPanel, press, pressMore, tabOf } from '../../helpers/owner/owner.ts';
import { saveItem } from '../../helpers/owner/ownerForms.ts';
import { expectAllSaved, fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: /^Failed to load resource/ });

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

test('what the owner takes home is what is stored, also what another device has changed', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  await backend.sql("update products set price = 541 where name = 'Parça 2'");
  await backend.sql("delete from products where name = 'Parça 3'");
  const list = await downloadFrom(page, 'Listeyi indir');
  const sheet = strFromU8(unzipSync(list.content)['xl/worksheets/sheet1.xml'] ?? list.content);
  expect(sheet).toContain('<v>541</v>');
  expect(sheet).not.toContain('Parça 3');
  // The page has read it, too.
  await expect(tabOf(page, 'Ürünler (2)')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Parça 2' })).toContainText('541 TL');

  await backend.sql("update products set price = 600 where name = 'Parça 2'");
  const backup = await downloadFrom(page, 'Yedek al', pressMore);
  expect(backup.name).toMatch(/^ornekoto-yedek-\d{4}-\d\d-\d\d-\d{4}\.json$/);
  expect(backup.text).toContain('"price": 600');

  await backend.sql("update products set price = 700 where name = 'Parça 2'");
  backend.injectFaults(({ method }) => (method === 'GET' ? { status: 503, body: {} } : undefined));
  const old = await downloadFrom(page, 'Yedek al', pressMore);
  expect(old.text).toContain('"price": 600');
  const note = page.getByText(/^Sunucuya ulaşılamadı\. Dosya saat \d\d\.\d\d’[dt][ea] okunan/);
  await expect(note).toBeVisible();
  await press(page, 'Tamam');
  await expect(note).toHaveCount(0);
});

test('a large shop says that it is being read, and a second press makes no second file', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/rest/v1/products*', async (route) => {
    await held;
    await route.continue();
  });
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await press(page, 'Listeyi indir');
  await expect(page.getByText('Kayıtlar okunuyor…')).toBeVisible();
  await press(page, 'Listeyi indir');
  goOn();
  await expect(page.getByText('Kayıtlar okunuyor…')).toHaveCount(0);
  await expect.poll(() => names).toHaveLength(1);
});
