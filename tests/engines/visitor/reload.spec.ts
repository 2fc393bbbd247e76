import { LAST_PART } from '../../e2e/helpers/detail.ts';
import { expect, test } from '../fixtures.ts';
import type { ShopPage } from '../ShopPage.ts';

const PLACE = 150;

async function reload({ browser }: ShopPage): Promise<void> {
  await browser.run(`document.documentElement.dataset.old = ''; location.reload()`);
  const isNew = async () =>
    browser.run(`return !('old' in document.documentElement.dataset)`).catch(() => false);
  await expect.poll(isNew).toBe(true);
}

const placeOf = async ({ browser }: ShopPage) => browser.run<number>('return Math.round(scrollY)');

/** The part is open and scrolled a little, and so it is after each of two reloads. Back is still to come. */
async function reloadOpenPart(shop: ShopPage): Promise<void> {
  await expect.poll(async () => placeOf(shop)).toBe(0);
  await shop.expectShown('button', 'Geri Dön');
  await shop.scrollTo(PLACE);
  for (const _ of ['once', 'twice']) {
    await reload(shop);
    await shop.expectShown('button', 'Geri Dön');
    await shop.expectShown('heading', LAST_PART);
    await expect.poll(async () => placeOf(shop)).toBe(PLACE);
  }
}

test('a reload keeps an open part, and Back leads to the place in the storefront', async ({
  shop,
}) => {
  await shop.open();
  await shop.press('button', LAST_PART);
  await reloadOpenPart(shop);
  await shop.browser.back();
  await shop.expectCount('article', 4);
  await expect.poll(async () => placeOf(shop)).toBeGreaterThan(300);
});

test('a reload leaves the storefront at its place', async ({ shop }) => {
  await shop.open();
  await shop.scrollTo(400);
  await reload(shop);
  await shop.press('button', 'Kapat');
  await expect.poll(async () => placeOf(shop)).toBe(400);
});

test('the greeting waits until nothing is typed any more', async ({ shop }) => {
  await shop.browser.open(shop.address);
  const field = await shop.field('Ürün ara');
  await shop.browser.type(field, 'egea');
  await shop.waitForGreeting();
  await shop.expectCount('dialog', 0);
  await shop.browser.type(field, ' balata');
  expect(await shop.browser.run('return arguments[0].value', field)).toBe('egea balata');
  await shop.browser.run('arguments[0].blur()', field);
  await shop.expectCount('dialog', 1);
});

test.describe('with open controls', () => {
  test.use({ build: 'backend', controls: 'open' });

  test('a reload keeps the search behind a part, and what was typed', async ({ shop }) => {
    await shop.open();
    await shop.browser.type(await shop.field('Ürün ara'), 'isik far');
    await shop.browser.press('Enter');
    await shop.expectCount('article', 1);
    await shop.press('link', LAST_PART);
    await reloadOpenPart(shop);
    await shop.browser.back();
    await shop.expectShown('heading', '“isik far” için sonuçlar');
    const field = await shop.field('Ürün ara');
    expect(await shop.browser.run('return arguments[0].value', field)).toBe('isik far');
    await shop.browser.back();
    await shop.expectShown('list', 'Kategoriler');
  });
});
