import type { Page } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { expectDetail, nameLink, openPart } from '../../helpers/detail.ts';
import { WEBSITE } from '../../helpers/hostedSite.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { openPanel, press } from '../../helpers/owner/owner.ts';
import { expectResults, FAR_PART, fillShop, follow, headOf, test } from './fixtures.ts';

const tiles = (page: Page) => page.getByRole('list', { name: 'Kategoriler' });

test.beforeEach(async ({ backend, page }) => {
  await backend.sql(fillShop);
  await openStorefront(page);
});

test('title, description, canonical address and JSON-LD follow the view and come back', async ({
  page,
}) => {
  const shop = await headOf(page);
  expect(shop).toMatchObject({ canonical: [WEBSITE], data: ['AutoPartsStore'] });

  await page.goto('./?utm_source=instagram&kategori=Farlar&fbclid=x');
  await expectResults(page, 'Farlar', '1');
  const results = await headOf(page);
  expect(results).toMatchObject({
    titles: ['Farlar | Örnek Oto TİCARET'],
    canonical: [`${WEBSITE}?kategori=Farlar`],
    data: ['AutoPartsStore', 'BreadcrumbList'],
  });
  expect(page.url()).toContain('utm_source=instagram');

  await openPart(page, FAR_PART.name);
  expect(await headOf(page)).toMatchObject({
    titles: ['Işık Müşürü | Örnek Oto TİCARET'],
    description: 'Işık Müşürü, HELLA, OEM: 3G0 297 873 D',
    canonical: [`${WEBSITE}?parca=${FAR_PART.id}`],
    data: ['AutoPartsStore', 'Product', 'BreadcrumbList'],
  });

  await page.goBack();
  await expect.poll(async () => headOf(page)).toEqual(results);
  await page.goBack();
  await expect.poll(async () => headOf(page)).toEqual(shop);

  await page.goto('./?parca=99999');
  await expect(page.getByRole('heading', { name: 'Bu parça artık listemizde yok' })).toBeVisible();
  expect(await headOf(page)).toMatchObject({
    titles: ['Bu parça artık listemizde yok | Örnek Oto TİCARET'],
    canonical: [],
    robots: 'noindex',
  });
  await press(page, 'Geri Dön');
  await expect.poll(async () => headOf(page)).toEqual(shop);
});

test('a plain press stays on the page, any other is left to the browser', async ({ page }) => {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['loaded'] = 'once';
    dataset['left'] = '';
    // After React, whose listeners are on an element of the page. No new tab is opened.
    for (const type of ['click', 'auxclick']) {
      window.addEventListener(type, (event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (event.defaultPrevented || !link) return;
        dataset['left'] += `${link.getAttribute('href')} `;
        event.preventDefault();
      });
    }
  });
  const link = nameLink(page, 'Piston 1200');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await tiles(page).getByRole('link', { name: 'Farlar' }).click({ button: 'middle' });
  const left = '?parca=1201 ?kategori=Farlar ';
  await expect(page.locator('html')).toHaveAttribute('data-left', left);
  await expect(page.getByRole('heading', { level: 1, name: 'Piston 1200' })).toHaveCount(0);

  await link.click();
  await expectDetail(page, 'Piston 1200');
  await page.goBack();
  await expect(link).toBeFocused();
  await follow(page.getByRole('contentinfo'), 'Ürünler');
  await expectResults(page, 'Tüm Ürünler', '1.201');
  await press(page, 'Daha fazla göster');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(48);
  const parts = cards.locator('a[href^="?"]');
  await expect(parts).toHaveCount(96);
  const wrong = await parts.evaluateAll((links) =>
    links
      .map((one) => `${one.ariaLabel ?? one.textContent} ${one.getAttribute('href')}`)
      .filter((text) => {
        const [, number, id] = /^Piston (\d+).* \?parca=(\d+)$/.exec(text) ?? [];
        return Number(id) !== Number(number) + 1;
      }),
  );
  expect(wrong).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  await expect(page.locator('html')).toHaveAttribute('data-left', left);
});

test('the owner copies the address of a part', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPanel(page);
  await press(page, 'Bağlantıyı kopyala: Piston 1200');
  await expect(page.getByText('Bağlantı kopyalandı')).toBeVisible();
  const copied = await page.evaluate(async () => navigator.clipboard.readText());
  expect(copied).toBe(`${WEBSITE}?parca=1201`);
});
