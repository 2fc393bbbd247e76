import { expect, type Page } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { expectFar, placeOf } from '../../helpers/expectFar.ts';
import { field, formOf, openPanel, press } from '../../helpers/owner/owner.ts';
import { fillIn, productFields } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  FIRST_PRODUCTS,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';
import { photograph } from '../../helpers/owner/photographs.ts';

function draftsDialog(page: Page) {
  return page.getByRole('dialog', { name: /^Taslaklar/ });
}

test('photographs that are chosen together become drafts, which outlive a reload until they are completed', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await backend.sql('delete from storage.objects');
  await openPanel(page);
  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  const files = await Promise.all([300, 301, 302].map((width) => photograph(page, width, 200)));
  const text = { name: 'not.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
  await form.getByLabel('Fotoğraflardan toplu ekle').setInputFiles([...files, text]);
  await expect(draftsDialog(page).getByText(/^not\.jpg: Bu dosya fotoğraf olarak/)).toBeVisible();
  await expect(draftsDialog(page).getByRole('listitem')).toHaveCount(3);
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);

  // Half-typed, and then the page is loaded again, without a question.
  await press(draftsDialog(page), 'Tamamla: Taslak 1');
  await expect(form.getByText('Görsel hazır.')).toBeVisible();
  await field(form, 'Ürün Adı').fill('Birinci');
  await openPanel(page);
  const opener = page.getByRole('button', { name: 'Taslaklar (3)', exact: true });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await opener.scrollIntoViewIfNeeded();
  const pressed = await placeOf(opener);
  await opener.click();
  // A second tap there deletes nothing.
  await expectFar(draftsDialog(page).getByRole('button', { name: /^Taslağı sil: / }), pressed);
  if (size !== null) await page.setViewportSize(size);
  await press(draftsDialog(page), 'Tamamla: Birinci');
  await expect(form.getByText('Görsel hazır.')).toBeVisible();
  await fillIn(form, productFields('Birinci', '1'));
  await press(form, 'Kaydet');
  await expect(page.getByText(/Kaydedildi: Birinci/)).toBeVisible();

  // The next draft follows by itself.
  await expect(field(form, 'Ürün Adı')).toHaveValue('');
  await expect(form.getByRole('heading')).toBeInViewport();
  await fillIn(form, productFields('İkinci', '2'));
  await press(form, 'Kaydet');
  await expect(page.getByRole('button', { name: 'Taslaklar (1)' })).toBeVisible();
  await press(form, 'İptal');
  await press(page, 'Taslaklar (1)');
  await press(draftsDialog(page), 'Taslağı sil: Taslak 1');
  await press(draftsDialog(page), 'Kapat');
  await expect(page.getByRole('button', { name: /^Taslaklar/ })).toHaveCount(0);

  await expectAllSaved(page);
  expect(await storedProducts(backend)).toEqual(['Birinci: 1', ...FIRST_PRODUCTS, 'İkinci: 2']);
  expect(await backend.sql('select from storage.objects')).toHaveLength(4);
});
