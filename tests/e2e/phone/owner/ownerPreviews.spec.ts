import type { Locator } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { field, formOf, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import { fillIn } from '../../helpers/owner/ownerForms.ts';

/** The elements after a preview's title. */
function previewOf(form: Locator, title: string): Locator {
  return form.getByText(title, { exact: true }).locator('xpath=following-sibling::*');
}

test.beforeEach(async ({ page }) => openPanel(page));

test('the form previews the price as in the shop', async ({ page }) => {
  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  const preview = previewOf(form, 'Mağazada görünecek fiyat');
  await expect(preview).toHaveText(['Fiyatı yazınca burada görünür.']);
  await field(form, 'Fiyat (TL)').pressSequentially('320.5');
  await expect(preview).toHaveText(['320,50 TL']);
  await field(form, 'Orijinal Fiyat (TL)').pressSequentially('40');
  await expect(preview).toHaveText([
    '320,50 TL',
    'Orijinal fiyat, fiyattan yüksek olmadıkça mağazada gösterilmez.',
  ]);
  await field(form, 'Orijinal Fiyat (TL)').pressSequentially('0');
  const tag = 'İndirimli fiyat: 320,50 TLEski fiyat: 400 TL';
  await expect(preview).toHaveText([tag, '79,50 TL tasarruf', 'İndirimi %20 yap']);
  await press(form, 'İndirimi %20 yap');
  await expect(field(form, 'İndirim (%)')).toHaveValue('20');
  await expect(preview).toHaveText([tag, '%20 indirim', '79,50 TL tasarruf']);
});

test.describe('pictures', () => {
  test.use({ expectedProblems: /^Failed to load resource/ });

  test('the form previews a picture, or says why it cannot be shown', async ({ page }) => {
    await page.route('**/images/yok.svg', async (route) => route.fulfill({ status: 404 }));
    await press(page, 'Yeni Ürün');
    const form = formOf(page, 'Yeni Ürün');
    const status = form.getByRole('status');
    await expect(status).toHaveText('Görsel yok: mağazada bu hazır görsel görünecek.');
    for (const [address, words, pictures] of [
      ['images/brands/bosch.svg', 'Görsel hazır.', 1],
      [
        'images/yok.svg',
        'Görsel yüklenemedi. Bu bir sayfanın adresi olabilir: fotoğrafı indirip Fotoğraf seç ile ekleyin.',
        0,
      ],
      ['C:\\resimler\\far.png', 'Bu bir görsel adresi değil. Adres https:// ile başlamalı.', 0],
      ['javascript:alert(1)', 'Bu bir görsel adresi değil. Adres https:// ile başlamalı.', 0],
      [' images/brands/sachs.svg ', 'Görsel hazır.', 1],
    ] as const) {
      await fillIn(form, { 'Görsel URL': address });
      await expect(status).toHaveText(words);
      await expect(form.locator('img')).toHaveCount(pictures);
    }
    await expect(form.locator('img')).toHaveAttribute('src', 'images/brands/sachs.svg');
  });
});

test('the form previews contact details as in the shop', async ({ page }) => {
  await tabOf(page, 'İletişim').click();
  const form = formOf(page, 'İletişim bilgileri');
  await fillIn(form, {
    Telefon: '0533 111 22 33',
    Adres: 'Şaşmaz Sanayi, 5. Cadde No: 7,, Ankara',
    'Çalışma Saatleri': 'Hafta içi: 09:00 - 18:00\n\nPazar: Kapalı',
  });
  const chat = form.getByRole('link', { name: 'WhatsApp’ta test et: +905331112233', exact: true });
  await expect(chat).toHaveAttribute('href', 'https://wa.me/905331112233?text=Deneme');
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(previewOf(form, 'Sitede görünecek adres')).toHaveText([
    'Şaşmaz Sanayi',
    '5. Cadde No: 7',
    'Ankara',
  ]);
  await expect(previewOf(form, 'Sitede görünecek saatler')).toHaveText([
    'Hafta içi: 09:00 - 18:00',
    'Pazar: Kapalı',
  ]);
  await fillIn(form, { Telefon: 'yok', Adres: '' });
  await expect(form.getByRole('link')).toHaveCount(0);
  await expect(form.getByText('Sitede görünecek adres')).toHaveCount(0);
});
