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
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

test('links without a target, cart, Sepete Ekle, Tüm Ürünleri Görüntüle and the search box do nothing', async ({
  page,
}) => {
  await openStorefront(page);
  // Cards outside the window have an estimated height, and the page moves when they are rendered.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });

  const links = page.locator('[role="link"]:visible');
  await expect(links).toHaveCount(8 + 3 + 5 + 6 + 4);
  for (const link of await links.all()) await expect(link).not.toHaveAttribute('href');
  await expectDead(page, links);

  const carts = page.getByRole('button', { name: /^Sepete Ekle/ });
  await expect(carts).toHaveCount(4);
  const others = page.getByRole('button', { name: /^(Sepet|Tüm Ürünleri Görüntüle)$/ });
  await expect(others).toHaveCount(2);
  await expectDead(page, carts.or(others));
  await expectStorefront(page);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  const search = page.getByRole('searchbox', { name: 'Ürün ara' });
  await search.pressSequentially('fren balatası');
  await search.press('Enter');
  await expect(search).toHaveValue('fren balatası');
  await expectStorefront(page);
  expect(requests).toEqual([]);

  await openPart(page, FIRST_PART);
  await expectDead(page, page.getByRole('button', { name: 'Sepete Ekle' }));
  await expect(page.getByRole('button', { name: 'Sepet', exact: true })).toHaveText('0');
});
