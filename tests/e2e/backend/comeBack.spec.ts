import { expect, type Page } from '@playwright/test';

import { insertProducts } from '../../backend/support/tables.ts';
import { test } from '../backendFixtures.ts';
import { comeBackAfter } from '../helpers/clock.ts';
import { openPart } from '../helpers/detail.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';
import { openStorefrontAfterWelcome } from '../helpers/opening.ts';
import { openPanel, openRunningStorefront, press } from '../helpers/owner/owner.ts';
import { fillShopWithPassword } from '../helpers/owner/ownersBackend.ts';
import { fillWithTrader } from '../helpers/traderShop.ts';
import { fillShop } from './rows.ts';

test.use({ expectedProblems: /^Failed to load resource|could not be loaded/ });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const chatOf = async (page: Page) =>
  decodeURIComponent(
    (await page.getByRole('link', { name: 'WhatsApp ile Satın Al' }).getAttribute('href')) ?? '',
  );

test('after ten minutes elsewhere the prices are those of today, with as many reads as at the start', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  const begin = backend.requests.length;
  await openStorefrontAfterWelcome(page);
  const atStart = backend.requests.length - begin;
  await openPart(page, 'Parça 2');
  const before = backend.requests.length;
  await backend.sql(`update products set price = 999, in_stock = false where name = 'Parça 2'`);

  await comeBackAfter(page, 9);
  expect(backend.requests.length).toBe(before);
  expect(await chatOf(page)).toContain('Fiyat: 2 TL');

  await comeBackAfter(page, 10);
  await expect(page.getByText('999 TL', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Stokta Yok')).toBeVisible();
  expect(await chatOf(page)).toContain('Fiyat: 999 TL');
  expect(backend.requests.length - before).toBeLessThanOrEqual(atStart);

  await page.getByRole('button', { name: 'Geri Dön' }).click();
  await expect(card(page, 'Parça 2')).toContainText('999 TL');
});

test('an open part that was deleted says so and keeps its chat, without the old price', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  await openStorefrontAfterWelcome(page);
  await openPart(page, 'Parça 2');
  await backend.sql(`delete from products where name = 'Parça 2'`);
  await comeBackAfter(page, 30);
  await expect(page.getByRole('status').getByText('Bu parça artık listemizde yok.')).toBeVisible();
  expect(await chatOf(page)).toContain('Parça 2');
  expect(await chatOf(page)).not.toContain('2 TL');
  await page.getByRole('button', { name: 'Geri Dön' }).click();
  // In its place, so that the visitor finds his way back.
  await expect(card(page, 'Parça 2')).toContainText('Tükendi');
});

test('a return that gets no answer changes nothing, and the next one reads again', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  await openStorefrontAfterWelcome(page);
  await backend.sql(`update products set price = 999 where name = 'Parça 2'`);
  backend.injectFaults(() => 'drop');
  await comeBackAfter(page, 10);
  await expect(card(page, 'Parça 2')).toContainText('2 TL');
  backend.injectFaults(() => undefined);
  await comeBackAfter(page, 10);
  await expect(card(page, 'Parça 2')).toContainText('999 TL');
});

test('a page that stays open and seen is read again after an hour', async ({ page, backend }) => {
  await backend.sql(fillShop);
  await openStorefrontAfterWelcome(page);
  await backend.sql(`update products set price = 999 where name = 'Parça 2'`);
  await page.clock.fastForward(59 * 60_000);
  await expect(card(page, 'Parça 2')).toContainText('2 TL');
  await page.clock.fastForward(60_000);
  await expect(card(page, 'Parça 2')).toContainText('999 TL');
});

for (const width of [360, 1440]) {
  test(`at ${width} px nothing that is looked at moves, and new parts wait at the top`, async ({
    page,
    backend,
  }) => {
    await backend.sql(insertProducts(1200));
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await openRunningStorefront(page);
    const looked = card(page, 'Parça 1193');
    await looked.scrollIntoViewIfNeeded();
    const button = looked.getByRole('button', { name: 'Parça 1193', exact: true });
    await button.focus();
    const place = async () => looked.boundingBox();
    const [before, shiftsBefore] = [await place(), await shiftsOf(page)];
    await backend.sql(`
      update products set price = 4321 where name = 'Parça 1193';
      delete from products where name = 'Parça 1197';
      insert into products (name, price, category, brand, description)
      values ('Yepyeni', 5, 'Motor', 'BOSCH', 'Test')`);

    await comeBackAfter(page, 10);
    await expect(looked).toContainText('4321 TL');
    await expect(card(page, 'Parça 1197')).toContainText('Tükendi');
    await expect(card(page, 'Yepyeni')).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(await place()).toEqual(before);
    expect(await shiftsOf(page)).toEqual(shiftsBefore);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('article').first()).toContainText('Yepyeni');
    await expect(card(page, 'Parça 1197')).toHaveCount(0);
  });
}

for (const width of [360, 1440]) {
  test(`at ${width} px nothing shifts in a real trader’s shop that has got another slide, brands and prices`, async ({
    page,
    backend,
  }) => {
    await fillWithTrader(page, backend);
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await openRunningStorefront(page);
    const newest = page.getByRole('article').first();
    const before = [await shiftsOf(page), await newest.boundingBox()];
    await backend.sql(`
      update contact_info set phone = '0532 111 22 33';
      update products set price = 4321, discount = 7;
      insert into slides (title, subtitle, description, image, button_text)
        select title || ' 2', subtitle, description, image, button_text from slides limit 1;
      delete from slides where id = (select min(id) from slides);
      insert into brands (name, logo) select name || ' 2', logo from brands`);

    await comeBackAfter(page, 10);
    await expect(newest).toContainText('4321 TL');
    expect([await shiftsOf(page), await newest.boundingBox()]).toEqual(before);
  });
}

test('a page that comes out of the back-forward cache shows today’s prices', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  await openStorefrontAfterWelcome(page);
  await page.clock.fastForward(60_000);
  await backend.sql(`update products set price = 999 where name = 'Parça 2'`);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(card(page, 'Parça 2')).toContainText('999 TL');
});

test('the panel shows what another owner has changed, and keeps what is being typed', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  await press(page, 'Düzenle: Parça 1');
  await page.getByLabel('Ürün Adı').fill('Yarım kalan ad');
  await backend.sql(`
    update products set price = 777 where name = 'Parça 2'; delete from products where name = 'Parça 3'`);
  await comeBackAfter(page, 10);
  await expect(page.getByRole('listitem').filter({ hasText: 'Parça 2' })).toContainText('777 TL');
  await expect(page.getByRole('listitem').filter({ hasText: 'Parça 3' })).toHaveCount(0);
  await expect(page.getByLabel('Ürün Adı')).toHaveValue('Yarım kalan ad');
});

test('rows that another owner deleted take nothing away that is looked at in a long list', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await backend.sql(insertProducts(300));
  await openPanel(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Parça 200' });
  await page.mouse.wheel(0, 7500);
  await expect(row).toBeVisible();
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  await backend.sql(`
    delete from products where name in ('Parça 299', 'Parça 250', 'Parça 207');
    update products set price = 4321 where name = 'Parça 200'`);
  await comeBackAfter(page, 10);
  await expect(row).toContainText('4321 TL');
  expect(await row.boundingBox()).toEqual(before);
});
