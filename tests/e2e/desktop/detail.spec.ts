import type { Locator } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';
import { saveInBrowser } from '../helpers/savedCopy.ts';

/** Trust marks, features, shipping and returns. */
const LISTED = [
  'Hızlı kargo',
  'Güvenli ödeme',
  '2 yıl garanti',
  'Orijinal kalite',
  '2 yıl garanti',
  'Kolay montaj',
  'Tüm modellere uygun',
  'CE belgeli',
  '100 TL üzeri ücretsiz kargo',
  '1-2 iş günü içinde teslimat',
  '14 gün içinde iade',
  'Kapıda ödeme',
  'Türkiye’nin her yerine gönderim',
];

/** The storefront stays in the document while the detail is open, but it is hidden. */
const visibleOnly = (found: Locator) => found.filter({ visible: true });

test('the detail shows everything about a part', async ({ page }) => {
  await openStorefront(page);
  await openPart(page, FIRST_PART);
  const main = page.getByRole('main');
  for (const text of [
    '%16 indirim',
    'SACHS / Debriyaj',
    '(4.8) • 127 değerlendirme',
    '2850 TL',
    '550,00 TL tasarruf',
    'Stokta Var',
    /^Baskı, balata ve bilyalı rulman bir arada/,
  ]) {
    await expect(visibleOnly(main.getByText(text))).toBeVisible();
  }
  await expect(visibleOnly(main.locator('s'))).toHaveText('3400 TL');
  await expect(main.getByRole('img', { name: FIRST_PART })).toBeVisible();
  await expect(main.getByRole('link', { name: 'WhatsApp ile Satın Al' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Ara/ })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('button', { name: 'Sepete Ekle' })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText(LISTED);
});

test('a part without savings has no savings line', async ({ page }) => {
  const name = 'Marş Dinamosu';
  const part = { id: 9, name, price: 320.5, originalPrice: 320.5, image: '', category: 'Elektrik' };
  await saveInBrowser(page, 'products', [{ ...part, brand: 'BOSCH', inStock: false }]);
  await openStorefront(page);
  await openPart(page, name);
  const main = page.getByRole('main');
  await expect(visibleOnly(main.getByText('320,50 TL'))).toBeVisible();
  await expect(main.getByText('Stokta Yok')).toBeVisible();
  await expect(visibleOnly(main.getByText(/tasarruf|indirim/))).toHaveCount(0);
  await expect(visibleOnly(main.locator('s'))).toHaveCount(0);
});
