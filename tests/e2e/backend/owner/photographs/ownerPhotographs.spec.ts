import { expect } from '@playwright/test';

import { test } from '../../../backendFixtures.ts';
import { formOf, openPanel, openRunningStorefront, press } from '../../../helpers/owner/owner.ts';
import { fillIn, productFields } from '../../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  FAILED_WRITES,
  failWrites,
  fillShopWithPassword,
} from '../../../helpers/owner/ownersBackend.ts';
import { fileOf, lookAt, photograph } from '../../../helpers/owner/photographs.ts';

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
  expect(image).toMatch(/\/storage\/v1\/object\/public\/pictures\/[0-9a-f]{64}\.webp$/);
  const small = image.replace('.webp', '-400.webp');
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

test('a file that is no photograph is answered with what to do', async ({ page }) => {
  await openPanel(page);
  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  const input = form.getByLabel('Fotoğraf seç');
  const cases = [
    [fileOf('a.jpg', ''), 'Bu dosya boş.'],
    [fileOf('a.pdf', '%PDF-1.7'), 'Bu bir PDF.'],
    [fileOf('a.heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'HEIC fotoğraflarını açamıyor'],
    [fileOf('a.jpg', 'merhaba'), 'fotoğraf olarak açılamadı'],
    [await photograph(page, 12_000, 4500), 'Bu fotoğraf çok büyük.'],
  ] as const;
  for (const [file, words] of cases) {
    await input.setInputFiles(file);
    await expect(form.getByText(words)).toBeVisible();
    await expect(form.getByLabel('Görsel URL')).toHaveValue('');
  }
});

test('a photograph that nothing shows any more is removed when the owner says so', async ({
  page,
  backend,
}) => {
  const storedPictures = () => backend.sql('select from storage.objects');
  await openPanel(page);
  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  await fillIn(form, productFields('Fotoğraflı'));
  await form.getByLabel('Fotoğraf seç').setInputFiles(await photograph(page, 800, 600));
  await expect(form.getByText('Görsel hazır.')).toBeVisible();
  await press(form, 'Kaydet');
  await expectAllSaved(page);
  await backend.sql("update storage.objects set created_at = now() - interval '2 days'");

  const dialog = page.getByRole('dialog', { name: 'Kullanılmayan fotoğrafları sil' });
  await press(page, 'Kullanılmayan fotoğrafları sil');
  await expect(dialog.getByText('Kullanılmayan fotoğraf yok.')).toBeVisible();
  await press(dialog, 'Tamam');
  await press(page, 'Sil: Fotoğraflı');
  await expectAllSaved(page);
  expect(await storedPictures()).toHaveLength(2);

  await press(page, 'Kullanılmayan fotoğrafları sil');
  await expect(dialog.getByText(/^1 fotoğraf hiçbir üründe/)).toBeVisible();
  await press(dialog, 'Vazgeç');
  expect(await storedPictures()).toHaveLength(2);
  await press(page, 'Kullanılmayan fotoğrafları sil');
  await press(dialog, 'Sil');
  await expect(dialog.getByText('1 fotoğraf silindi.')).toBeVisible();
  expect(await storedPictures()).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ expectedProblems: FAILED_WRITES });

  test('a photograph arrives after a reload', async ({ page, backend }) => {
    await openPanel(page);
    backend.injectFaults(failWrites('drop'));
    await press(page, 'Yeni Ürün');
    const form = formOf(page, 'Yeni Ürün');
    await fillIn(form, productFields('Fotoğraflı'));
    await form.getByLabel('Fotoğraf seç').setInputFiles(await photograph(page, 800, 600));
    await expect(form.getByText('Görsel hazır.')).toBeVisible();
    await press(form, 'Kaydet');
    await expect(page.getByText(/değişiklik gönderilmeyi bekliyor/)).toBeVisible();
    backend.injectFaults(() => undefined);
    await openPanel(page);
    await expectAllSaved(page);
    expect(await backend.sql('select from storage.objects')).toHaveLength(2);
    expect(await backend.sql("select from products where name = 'Fotoğraflı'")).toHaveLength(1);
  });
});
