import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { holdFiles } from '../helpers/holdFiles.ts';
import { SHOP_SHOWN, shownFirst } from '../helpers/shown.ts';
import { fillShop } from './rows.ts';

const READS = ['GET /rpc/first_page'];

for (const { window, width, copy } of [
  { window: 'a phone', width: 360, copy: 'motor-yaglari-phone-720.avif' },
  { window: 'a desktop', width: 1440, copy: 'motor-yaglari-1200.avif' },
]) {
  test(`on ${window} one read and the first slide's picture are requested before any script, and no others follow`, async ({
    page,
    backend,
  }) => {
    await backend.sql(fillShop);
    const letScriptsGo = await holdFiles(page, '**/*.js');
    const begin = backend.requests.length;
    const reads = () =>
      backend.requests.slice(begin).map(({ method, path }) => `${method} ${path.split('?')[0]}`);
    const pictures: string[] = [];
    page.on('request', (request) => {
      const name = /images\/slides\/(.*)/.exec(request.url())?.[1];
      if (name !== undefined) pictures.push(name);
    });

    await page.setViewportSize({ width, height: 800 });
    await page.goto('./', { waitUntil: 'commit' });
    await expect.poll(reads).toEqual(READS);
    await expect.poll(() => pictures).toEqual([copy]);
    letScriptsGo();
    const names = page.getByRole('article').getByRole('heading');
    await expect(names).toHaveText(['Parça 3', 'Parça 2', 'Parça 1']);
    expect(await shownFirst(page)).toEqual(SHOP_SHOWN);
    expect(reads()).toEqual(READS);
    expect(pictures).toEqual([copy]);
  });
}
