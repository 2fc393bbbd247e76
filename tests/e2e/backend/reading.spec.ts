import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { holdFiles } from '../helpers/holdFiles.ts';
import { SHOP_SHOWN, shownFirst } from '../helpers/shown.ts';
import { fillShop } from './rows.ts';

test.beforeEach(async ({ backend }) => void (await backend.sql(fillShop)));

test('the four reads are sent before any script has loaded, and no others follow', async ({
  page,
  backend,
}) => {
  const letScriptsGo = await holdFiles(page, '**/*.js');
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
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Parça 3', 'Parça 2', 'Parça 1']);
  expect(await shownFirst(page)).toEqual(SHOP_SHOWN);
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
    const letScriptsGo = await holdFiles(page, '**/*.js');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('./', { waitUntil: 'commit' });
    await expect.poll(() => pictures).toEqual([copy]);
    letScriptsGo();
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(pictures).toEqual([copy]);
  });
}
