import type { Page } from '@playwright/test';

import { productChat } from '../../../src/content/chatLinks.ts';
import { shop } from '../../../src/content/shop.ts';
import { expect, test } from '../fixtures.ts';
import { advance } from '../helpers/clock.ts';
import { FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';
import { countPages, readCode } from '../helpers/print.ts';
import { saveInBrowser } from '../helpers/savedCopy.ts';

/** Each text is as large as the database lets it be. */
const LARGEST = {
  id: 9,
  name: 'Şanzıman Yağı '.repeat(15).slice(0, 200),
  price: 12_345.5,
  originalPrice: 23_456.5,
  image: 'images/products/filtre-seti.webp',
  category: 'Şanzıman',
  brand: 'CASTROL',
  description: 'Şanzıman için tam sentetik yağ.\n\n'.repeat(130).slice(0, 4000),
  inStock: true,
};

/** The code is in the page as soon as the sheet is, but not on the screen. */
const code = (page: Page) =>
  page.getByRole('img', { name: 'WhatsApp için QR kodu', includeHidden: true });

test('the storefront prints its parts without controls, and the browser’s own command prints an open part', async ({
  page,
}) => {
  await openStorefront(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(4);
  await expect(main.getByText('2850 TL')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(shop.contact.email)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Kampanyalar' })).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'WhatsApp’tan Yaz' })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  // Paper is as narrow as a window that has the bar with the buttons.
  await page.setViewportSize({ width: 794, height: 1123 });
  const bar = page.locator('.mui-fixed').first();
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPart(page, FIRST_PART);
  await expect(page.getByRole('button', { name: 'Yazdır', exact: true })).toBeVisible();
  await advance(page, 2000);
  await expect(code(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(main).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const text of [FIRST_PART, '2850 TL', shop.contact.phone, 'Stokta Var']) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeInViewport();
  }
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Geri Dön' }).click();
  await expect(code(page)).toHaveCount(0);
});

test('Yazdır waits for the sheet of the part, which is one page also with the longest texts, and its code opens the chat', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const drawn = document.querySelectorAll('svg[aria-label="WhatsApp için QR kodu"]').length;
      const picture = document.querySelector<HTMLImageElement>('#print-sheet picture img');
      const state = picture?.complete ? 'its picture' : 'no picture';
      document.documentElement.dataset['printed'] = `with ${drawn} code and ${state}`;
    };
  });
  await saveInBrowser(page, 'products', [LARGEST]);
  await openStorefront(page);
  await openPart(page, LARGEST.name.trim());
  await expect(code(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Yazdır', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'with 1 code and its picture');
  // The screen shows nothing of it.
  await expect(code(page)).toBeHidden();
  expect(await countPages(page)).toBe(1);
  const cut = { ...LARGEST, name: LARGEST.name.slice(0, 80) };
  expect(await readCode(page, code(page))).toBe(productChat(shop.contact.phone, cut));
});
