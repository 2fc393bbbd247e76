import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { advance } from '../helpers/clock.ts';
import { linksOf } from '../helpers/links.ts';
import { openStorefront } from '../helpers/opening.ts';
import { SHOP_SHOWN, shownFirst } from '../helpers/shown.ts';
import { fillShop } from './rows.ts';

test.beforeEach(async ({ backend }) => void (await backend.sql(fillShop)));

test('shows the rows of the tables, newest first', async ({ page }) => {
  await openStorefront(page);
  expect(await shownFirst(page)).toEqual(SHOP_SHOWN);
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Parça 3', 'Parça 2', 'Parça 1']);
});

test('every contact link uses the latest contact record', async ({ page, backend }) => {
  await backend.sql(`
    insert into contact_info (phone, email, address, working_hours, updated_at)
    values ('0532 111 22 33', 'eski@ornek.example', 'Eski', 'Eski', '2020-01-01')`);
  await openStorefront(page);
  await expect(page.getByRole('contentinfo').getByText('Ostim', { exact: true })).toBeVisible();
  const heads = (await linksOf(page))
    .map(({ href }) => href.replace(/\?.*/, ''))
    .filter((href) => !href.startsWith('#'));
  expect(new Set(heads)).toEqual(
    new Set(['https://wa.me/903123456789', 'tel:+903123456789', 'mailto:usta@ornek.example']),
  );
});

test('the four reads are sent before any script has loaded, and no others follow', async ({
  page,
  backend,
}) => {
  const { promise: gate, resolve: letScriptsGo } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  const begin = backend.requests.length;
  const reads = () =>
    backend.requests
      .slice(begin)
      .map(({ method, path }) => `${method} ${path.split('?')[0]}`)
      .toSorted();
  const four = ['GET /brands', 'GET /contact_info', 'GET /products', 'GET /slides'];

  await page.goto('./', { waitUntil: 'commit' });
  await expect.poll(reads).toEqual(four);
  letScriptsGo();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(reads()).toEqual(four);
});

for (const { window, width, copy } of [
  { window: 'a phone', width: 360, copy: 'motor-yaglari-phone-720.avif' },
  { window: 'a desktop', width: 1440, copy: 'motor-yaglari-1200.avif' },
]) {
  test(`on ${window} the first slide's picture is requested once, before any script`, async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      const name = /images\/slides\/(.*)/.exec(request.url())?.[1];
      if (name !== undefined) pictures.push(name);
    });
    const { promise: gate, resolve: letScriptsGo } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('./', { waitUntil: 'commit' });
    await expect.poll(() => pictures).toEqual([copy]);
    letScriptsGo();
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(pictures).toEqual([copy]);
  });
}

test('a later visit reads again and shows the changes', async ({ page, backend }) => {
  await openStorefront(page);
  await advance(page, 1);
  await backend.sql(`
    insert into products (name, price, category, brand, description)
    values ('Amortisör', 900, 'Süspansiyon', 'SACHS', 'Ön çift')`);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').first()).toContainText('Amortisör');
});
