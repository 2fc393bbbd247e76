import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { expectStorefront, FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';

/** Everything that a press could change. */
async function stateOf(page: Page) {
  return page.evaluate(() => ({
    address: window.location.href,
    entries: window.history.length,
    scrolled: window.scrollY,
    text: document.body.textContent,
  }));
}

/** Presses each control by pointer and by keyboard. */
async function expectDead(page: Page, controls: Locator): Promise<void> {
  for (const control of await controls.all()) {
    await expect(control).toHaveAccessibleDescription('Şu anda kullanılamıyor');
    await control.scrollIntoViewIfNeeded();
    const before = await stateOf(page);
    await control.click();
    await expect(control).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await stateOf(page)).toEqual(before);
  }
}

// Scrolling is immediate, so that it has ended when the state is read.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await openStorefront(page);
  // Cards outside the window have an estimated height, and the page moves when they are rendered.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
});

test('links without a target do nothing', async ({ page }) => {
  const links = page.locator('[role="link"]:visible');
  await expect(links).toHaveCount(8 + 3 + 5 + 6 + 4);
  for (const link of await links.all()) await expect(link).not.toHaveAttribute('href');
  await expectDead(page, links);
});

test('cart, Sepete Ekle and Tüm Ürünleri Görüntüle do nothing', async ({ page }) => {
  const carts = page.getByRole('button', { name: /^Sepete Ekle/ });
  await expect(carts).toHaveCount(4);
  const others = page.getByRole('button', { name: /^(Sepet|Tüm Ürünleri Görüntüle)$/ });
  await expect(others).toHaveCount(2);
  await expectDead(page, carts.or(others));
  await expectStorefront(page);

  await openPart(page, FIRST_PART);
  await expectDead(page, page.getByRole('button', { name: 'Sepete Ekle' }));
  await expect(page.getByRole('button', { name: 'Sepet', exact: true })).toHaveText('0');
});

test('category tiles are visible and not clickable', async ({ page }) => {
  const tiles = page.getByRole('list', { name: 'Kategoriler' }).getByRole('listitem');
  await expect(tiles).toHaveText([
    /Motor\s*2\.500\+ ürün/,
    /Şanzıman\s*1\.200\+ ürün/,
    /Diferansiyel\s*800\+ ürün/,
    /Farlar\s*1\.500\+ ürün/,
    /Fren\s*3\.000\+ ürün/,
    /Elektrik\s*2\.200\+ ürün/,
    /Süspansiyon\s*1\.800\+ ürün/,
    /Akü & Filtre\s*900\+ ürün/,
  ]);
  await expect(tiles.locator('a, button, [role], [tabindex]')).toHaveCount(0);
  for (const tile of await tiles.all()) await expect(tile).not.toHaveCSS('cursor', 'pointer');
  await tiles.first().scrollIntoViewIfNeeded();
  const before = await stateOf(page);
  await tiles.first().click();
  expect(await stateOf(page)).toEqual(before);
});
