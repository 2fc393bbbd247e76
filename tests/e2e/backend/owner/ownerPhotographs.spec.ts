import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { formOf, openPanel, openRunningStorefront, press } from '../../helpers/owner/owner.ts';
import { fillIn, productFields } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  expectWaiting,
  FAILED_WRITES,
  failWrites,
  fillShopWithPassword,
} from '../../helpers/owner/ownersBackend.ts';
import { lookAt, photograph } from '../../helpers/owner/photographs.ts';

/** The database of photographs as earlier builds have made it: IndexedDB adds no store to one that is there. */
async function makeOldPictureStore(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('ornekoto_pictures');
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('kept'));
        request.addEventListener('error', reject);
        request.addEventListener('success', () => {
          request.result.close();
          resolve(undefined);
        });
      }),
  );
}

test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ backend }) => {
  await fillShopWithPassword(backend);
  await backend.sql('delete from storage.objects');
});

test('a photograph of a phone becomes an upright picture of the shop, and its card loads the small copy', async ({
  page,
  backend,
}) => {
  await openPanel(page);
  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  await fillIn(form, productFields('Fotoğraflı'));
  await form.getByLabel('Fotoğraf seç').setInputFiles(await photograph(page));
  await expect(form.getByText('Görsel hazır.')).toBeVisible();
  expect(await backend.sql('select from storage.objects')).toEqual([]);
  await press(form, 'Kaydet');
  await expectAllSaved(page);

  const [row] = await backend.sql("select image from products where name = 'Fotoğraflı'");
  const image = String(row?.['image']);
  expect(image).toMatch(/\/storage\/v1\/object\/public\/pictures\/[0-9a-f]{64}\.jpg$/);
  const small = image.replace('.jpg', '-400.jpg');
  const types = await backend.sql(
    `select metadata ->> 'mimetype' as type from storage.objects where bucket_id = 'pictures' order by name desc`,
  );
  expect(types.map(({ type }) => type)).toEqual(['image/jpeg', 'image/webp']);
  expect(await lookAt(page, image)).toEqual({ width: 1200, height: 1600, isGreen: true });
  expect(await lookAt(page, small)).toEqual({ width: 400, height: 533, isGreen: true });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openRunningStorefront(page);
  const card = page.getByRole('article', { name: 'Fotoğraflı' });
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => card.locator('img').evaluate((it: HTMLImageElement) => it.currentSrc))
    .toBe(small);
  expect(asked).not.toContain(image);
});

test.describe('over a bad connection', () => {
  test.use({
    expectedProblems: new RegExp(`${FAILED_WRITES.source}|Photographs cannot be chosen`),
  });

  test('photographs can be chosen when the connection is back, and arrive once each after a reload', async ({
    page,
    context,
    backend,
  }) => {
    const edit = async (part: number) => {
      await press(page, `Düzenle: Parça ${part}`);
      return formOf(page, `Düzenle: Parça ${part}`);
    };
    const addPhotograph = async (form: Locator, part: number) => {
      // Photographs of different sizes are different files.
      const file = await photograph(page, 400 + part, 300);
      await form.getByLabel('Fotoğraf seç').setInputFiles(file);
      await expect(form.getByText('Görsel hazır.')).toBeVisible();
      await press(form, 'Kaydet');
      await expect(form).toHaveCount(0);
    };

    const begin = backend.requests.length;
    // Before it fetches the Supabase client, the panel asks whether the shop's files can be reached.
    await page.route('**/assets/panel-*.js', async (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    await openRunningStorefront(page);
    await makeOldPictureStore(page);
    await openPanel(page);
    const first = await edit(1);
    await expect(first.getByText(/^Fotoğraf seçme bölümü yüklenemedi\./)).toBeVisible();
    await page.unroute('**/assets/panel-*.js');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(first.getByLabel('Fotoğraf seç')).toBeAttached();

    await context.setOffline(true);
    await addPhotograph(first, 1);
    backend.injectFaults(failWrites('drop'));
    await context.setOffline(false);
    await openPanel(page);
    await addPhotograph(await edit(2), 2);
    await expectWaiting(page, 2);
    backend.injectFaults(() => undefined);
    await openPanel(page);
    await expectAllSaved(page);

    const uploads = backend.requests
      .slice(begin)
      .filter(({ method, path }) => method === 'POST' && path.startsWith('/storage/'))
      .filter(({ status }) => status === 200);
    expect(uploads).toHaveLength(4);
    expect(await backend.sql('select from storage.objects')).toHaveLength(4);
    const rows = await backend.sql("select price::int part, image from products where image <> ''");
    expect(rows).toHaveLength(2);
    for (const { part, image } of rows) {
      const height = 400 + Number(part);
      expect(await lookAt(page, String(image))).toEqual({ width: 300, height, isGreen: true });
    }
  });
});
