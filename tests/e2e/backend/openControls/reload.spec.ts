import type { Page } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { expectDetail, nameLink, openPart } from '../../helpers/detail.ts';
import { openRunningStorefront, press } from '../../helpers/owner/owner.ts';
import { fillShop, follow, searchBox, test } from './fixtures.ts';

const PART = 'Piston 1040';

const tiles = (page: Page) => page.getByRole('list', { name: 'Kategoriler' });
const stateOf = async (page: Page): Promise<unknown> => page.evaluate(() => window.history.state);

async function expectPlace(page: Page, top: number) {
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBe(top);
}

async function expectMotor(page: Page, place: number) {
  await expect(page.getByRole('heading', { level: 1, name: 'Motor', exact: true })).toBeVisible();
  await expect(nameLink(page, PART)).toBeVisible();
  await expectPlace(page, place);
}

/** Opens a part far down in the results of `Motor`. Returns where they are scrolled to. */
async function openFarPart(page: Page): Promise<number> {
  await follow(tiles(page), 'Motor');
  const articles = page.getByRole('main').getByRole('article');
  for (const count of [24, 48, 72, 96, 120, 144]) {
    await expect(articles).toHaveCount(count);
    await press(page, 'Daha fazla göster');
  }
  const part = nameLink(page, PART);
  await part.scrollIntoViewIfNeeded();
  // Waits until the link stays where it is: a card is drawn one frame after it has come into the window.
  await part.hover();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(2000);
  await openPart(page, PART);
  return place;
}

test.beforeEach(async ({ backend, page }) => {
  await backend.sql(fillShop);
  await openRunningStorefront(page);
});

test('Back leads where it led before a reload: to the search behind a part, then to the storefront', async ({
  page,
  backend,
}) => {
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  const place = await openFarPart(page);
  await searchBox(page).fill('balata');
  await backend.sql(`update products set price = 7777 where name = '${PART}'`);
  for (const _ of ['once', 'twice']) {
    await page.reload();
    await expectDetail(page, PART);
    await expect(page).toHaveURL(/\?parca=\d+$/);
    await expect(searchBox(page)).toHaveValue('balata');
    await expect(page.getByRole('main').getByText('7777 TL').first()).toBeVisible();
  }
  // The part stands among the results again.
  await expect(page.getByRole('button', { name: /^Sonraki parça: Piston 1039/ })).toBeVisible();
  await page.goBack();
  await expectMotor(page, place);
  await page.reload();
  await expectMotor(page, place);
  await expect(searchBox(page)).toHaveValue('balata');
  await page.goBack();
  await expect(tiles(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a duplicated tab shows the same, and Back leads through the same screens', async ({
  page,
  context,
}) => {
  const start = { state: await stateOf(page), address: page.url() };
  const place = await openFarPart(page);
  const part = { state: await stateOf(page), address: page.url() };
  await page.goBack();
  await expectMotor(page, place);
  const results = { state: await stateOf(page), address: page.url() };

  // A browser copies history and session storage. Any file of the shop can take them.
  const other = await context.newPage();
  await other.goto('./robots.txt');
  await other.evaluate(
    (entries) => {
      entries.forEach(({ state, address }, index) =>
        window.history[index === 0 ? 'replaceState' : 'pushState'](state, '', address),
      );
    },
    [start, results, part],
  );
  await other.reload();
  await expectDetail(other, PART);
  await other.goBack();
  await expectMotor(other, place);
  await other.goBack();
  await expect(tiles(other)).toBeVisible();
});

test('the address with which the shop was opened stays in its entry until Back leads there', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.goto('./?parca=1200');
  await expectDetail(page, 'Piston 1199');
  await page.reload();
  await expectDetail(page, 'Piston 1199');
  await page.goBack();
  await expect(tiles(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(tiles(page)).toBeVisible();
});
