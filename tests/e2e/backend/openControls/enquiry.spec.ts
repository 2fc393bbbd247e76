import type { Page } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { expectDetail, openPart } from '../../helpers/detail.ts';
import { messageOf } from '../../helpers/links.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { press } from '../../helpers/owner/owner.ts';
import { expectResults, FAR_PART, fillShop, test } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sorulacak parçalar' });
const cart = (page: Page, count: number) =>
  page.getByRole('button', { name: `Sepet, ${count} parça` });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const row = (page: Page, name: string) =>
  dialog(page).getByRole('listitem').filter({ hasText: name });

async function messageFrom(page: Page, name: string): Promise<string> {
  return messageOf(
    await page.getByRole('link', { name, exact: true }).first().getAttribute('href'),
  );
}

async function addFarPart(page: Page): Promise<void> {
  await press(page.getByRole('list', { name: 'Kategoriler' }), 'Farlar');
  await expectResults(page, 'Farlar', '1');
  await press(card(page, FAR_PART.name), 'Sepete Ekle');
}

test.beforeEach(async ({ backend, page }) => {
  await backend.sql(fillShop);
  await openStorefront(page);
});

test('several parts are asked for in one message, which other visits and browser tabs keep', async ({
  page,
  context,
}) => {
  await press(card(page, 'Piston 1200'), 'Sepete Ekle');
  await expect(card(page, 'Piston 1200').getByRole('button', { name: 'Listede' })).toBeFocused();
  await openPart(page, 'Piston 1199');
  await page.getByRole('main').getByRole('button', { name: 'Sepete Ekle' }).first().click();
  await press(page, 'Geri Dön');
  await addFarPart(page);
  await openStorefront(page);

  const other = await context.newPage();
  // Without stopping the clock again, which both browser tabs have in common.
  await other.goto('./');
  await expect(cart(other, 3)).toBeVisible();
  await page.bringToFront();
  await cart(page, 3).click();
  await press(dialog(page), 'Artır: Piston 1199');
  await dialog(page)
    .getByRole('textbox', { name: `Adet: ${FAR_PART.name}` })
    .fill('12');
  expect(await messageFrom(page, 'WhatsApp ile sor')).toBe(`Merhaba, bu parçalar için yazıyorum:
1. MAHLE Piston 1200 - 1 adet, 1200 TL
2. MAHLE Piston 1199 - 2 adet, tanesi 1199 TL
3. HELLA Işık Müşürü - 12 adet, tanesi 150 TL

Aracım (marka / model / yıl): 
Şasi no: `);

  await press(dialog(page), 'Kaldır: Piston 1200');
  await expect(cart(other, 2)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(cart(page, 2)).toBeFocused();
  await cart(page, 2).click();
  await press(dialog(page), 'Hepsini sil');
  await expect(cart(other, 0)).toBeVisible();
});

test('parts that were deleted, sold out or have another price since are marked', async ({
  page,
  backend,
}) => {
  for (const name of ['Piston 1200', 'Piston 1199', 'Piston 1198']) {
    await press(card(page, name), 'Sepete Ekle');
  }
  await addFarPart(page);
  await backend.sql(`delete from products where name = 'Piston 1200';
    update products set in_stock = false where name in ('Piston 1199', 'Işık Müşürü');
    update products set price = 1500 where name = 'Piston 1198'`);
  await openStorefront(page);
  await cart(page, 4).click();
  await expect(row(page, 'Piston 1200')).toContainText('Artık listemizde yok');
  await expect(row(page, 'Piston 1199')).toContainText('Tükendi');
  await expect(row(page, 'Piston 1198')).toContainText('1198 TLŞimdiki fiyatı: 1500 TL');
  await expect(row(page, FAR_PART.name)).toContainText('Tükendi');
  expect(await messageFrom(page, 'WhatsApp ile sor')).toContain('Piston 1198 - 1 adet, 1198 TL');
});

test('the visitor’s car stands in every message, on later visits too, until he lets it be forgotten', async ({
  page,
}) => {
  const general = await messageFrom(page, 'WhatsApp');
  await cart(page, 0).click();
  await press(dialog(page), 'Aracımı ekle');
  const field = (name: string) => dialog(page).getByRole('textbox', { name, exact: true });
  await field('Marka').fill('Fiat');
  await field('Model').fill('Egea');
  await field('Yıl').fill('2019');
  await field('Şasi numarası').fill('ZFA35600006A00001');
  await page.keyboard.press('Enter');
  await openStorefront(page);

  const lines = ['Fiat Egea', '2019', 'ZFA35600006A00001'];
  for (const line of lines) await expect.poll(() => messageFrom(page, 'WhatsApp')).toContain(line);
  await openPart(page, 'Piston 1200');
  const message = await messageFrom(page, 'WhatsApp ile Satın Al');
  expect(message).toContain(
    'Aracım (marka / model / yıl): Fiat Egea 2019\nŞasi no: ZFA35600006A00001',
  );
  await cart(page, 0).click();
  await press(dialog(page), 'Aracımı unut');
  await page.keyboard.press('Escape');
  expect(await messageFrom(page, 'WhatsApp')).toBe(general);
  await openStorefront(page);
  await expect(cart(page, 0)).toBeVisible();
  expect(await messageFrom(page, 'WhatsApp')).toBe(general);
});

test('an open part leads to its neighbours and to related parts, and is shared with its address', async ({
  page,
}) => {
  await page.evaluate(() => {
    navigator.share = async ({ text }: ShareData) => {
      document.documentElement.dataset['shared'] = text ?? '';
    };
    const address = { rel: 'canonical', href: 'https://dukkan.example/' };
    document.head.append(Object.assign(document.createElement('link'), address));
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
  const { hash } = new URL(page.url());
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    new RegExp(`https://dukkan.example/${hash}$`),
  );
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Kategoriler' })).toBeVisible();
});
