import type { Page } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { expectDetail, openPart } from '../../helpers/detail.ts';
import { expectFar, placeOf } from '../../helpers/expectFar.ts';
import { WEBSITE } from '../../helpers/hostedSite.ts';
import { messageOf } from '../../helpers/links.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { press } from '../../helpers/owner/owner.ts';
import { fillIn } from '../../helpers/owner/ownerForms.ts';
import { pressInHeader } from '../../helpers/pressInHeader.ts';
import { expectResults, FAR_PART, fillShop, follow, test } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sorulacak parçalar' });
const cart = (page: Page, count: number) =>
  page.getByRole('button', { name: `Sepet, ${count} parça` });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function messageFrom(page: Page, name: string): Promise<string> {
  return messageOf(
    await page.getByRole('link', { name, exact: true }).first().getAttribute('href'),
  );
}

test.beforeEach(async ({ backend, page }) => {
  await backend.sql(fillShop);
  await openStorefront(page);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`a second tap on Sepet deletes nothing: ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await press(card(page, 'Piston 1200'), 'Sepete Ekle');
    const pressed = await placeOf(cart(page, 1));
    await pressInHeader(cart(page, 1));
    await expectFar(dialog(page).getByRole('button', { name: /^(Kaldır|Hepsini sil)/ }), pressed);
  });
}

test('several parts and the visitor’s car stand in one message, which other visits and browser tabs keep', async ({
  page,
  context,
  backend,
}) => {
  const general = await messageFrom(page, 'WhatsApp');
  await press(card(page, 'Piston 1200'), 'Sepete Ekle');
  await expect(card(page, 'Piston 1200').getByRole('button', { name: 'Listede' })).toBeFocused();
  await openPart(page, 'Piston 1199');
  await page.getByRole('main').getByRole('button', { name: 'Sepete Ekle' }).first().click();
  await press(page, 'Geri Dön');
  await follow(page.getByRole('list', { name: 'Kategoriler' }), 'Farlar');
  await expectResults(page, 'Farlar', '1');
  await press(card(page, FAR_PART.name), 'Sepete Ekle');
  await pressInHeader(cart(page, 3));
  await press(dialog(page), 'Aracımı ekle');
  await fillIn(dialog(page), { Marka: 'Fiat', Model: 'Egea', Yıl: '2019' });
  await page.keyboard.press('Enter');

  await backend.sql(
    "update products set price = 1500, vehicles = 'Fiat Egea 2016-2020' where name = 'Piston 1200'",
  );
  await openStorefront(page);
  await expect.poll(() => messageFrom(page, 'WhatsApp')).toContain('Fiat Egea');
  const fits = page.getByText('Egea için uygun görünüyor: satıcıya sorun');
  await expect(fits).toHaveCount(1);
  const other = await context.newPage();
  // Without stopping the clock again, which both browser tabs have in common.
  await other.goto('./');
  await expect(cart(other, 3)).toBeVisible();
  await page.bringToFront();
  await pressInHeader(cart(page, 3));
  await expect(dialog(page)).toContainText('1200 TLŞimdiki fiyatı: 1500 TL');
  await press(dialog(page), 'Artır: Piston 1199');
  await dialog(page)
    .getByRole('textbox', { name: `Adet: ${FAR_PART.name}` })
    .fill('12');
  expect(await messageFrom(page, 'WhatsApp ile sor')).toBe(`Merhaba, bu parçalar için yazıyorum:
1. MAHLE Piston 1200 - 1 adet, 1200 TL
2. MAHLE Piston 1199 - 2 adet, tanesi 1199 TL
3. HELLA Işık Müşürü - 12 adet, tanesi 150 TL

Aracım (marka / model / yıl): Fiat Egea 2019
Şasi no: `);

  await press(dialog(page), 'Aracımı unut');
  await expect(fits).toHaveCount(0);
  await press(dialog(page), 'Kaldır: Piston 1200');
  await expect(cart(other, 2)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(cart(page, 2)).toBeFocused();
  expect(await messageFrom(page, 'WhatsApp')).toBe(general);
  await pressInHeader(cart(page, 2));
  await press(dialog(page), 'Hepsini sil');
  await expect(cart(other, 0)).toBeVisible();
});

test('an open part leads to its neighbours and to related parts, and is shared with its address', async ({
  page,
}) => {
  await page.evaluate(() => {
    navigator.share = async ({ text }: ShareData) => {
      document.documentElement.dataset['shared'] = text ?? '';
    };
  });
  await openPart(page, 'Piston 1200');
  const entry = page.getByRole('navigation', { name: 'Ana menü' }).getByText('Motor');
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByRole('region', { name: 'BENZER PARÇALAR' }).getByRole('article'),
  ).toHaveCount(8);

  await press(page, 'Sonraki parça: Piston 1199');
  await expectDetail(page, 'Piston 1199');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await press(page, 'Paylaş');
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    new RegExp(String.raw`${WEBSITE}\?parca=1200$`),
  );
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Kategoriler' })).toBeVisible();
});
