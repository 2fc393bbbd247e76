import { expect } from '@playwright/test';

import { readShopCopy } from '../../../scripts/build/hosting/shopCopy.ts';
import { test } from '../backendFixtures.ts';
import { openPart } from '../helpers/detail.ts';
import { openRunningStorefront } from '../helpers/owner/owner.ts';
import { fillShop } from './rows.ts';

test.use({ expectedProblems: /could not be loaded|^Failed to load resource/ });

test('a first visit while the database is away shows what the build has read, without prices, and keeps none of it', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  const copy = await readShopCopy({ url: backend.url, key: backend.anonKey }, false);
  let asked = 0;
  await page.route('**/first-page.json', async (route) => {
    asked += 1;
    await route.fulfill({ body: copy?.firstPage ?? '' });
  });
  backend.injectFaults(() => ({ status: 540, body: {} }));
  const begin = backend.requests.length;
  await openRunningStorefront(page);
  const names = await backend.sql('select name from products order by created_at desc, id desc');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(names.length);
  expect(asked).toBe(1);
  for (const { name } of names) {
    const card = page.getByRole('article', { name: String(name), exact: true });
    await expect(card).toContainText('Fiyat sorun');
    await expect(card).not.toContainText(/Stokta|Tükendi| TL/);
  }
  await openPart(page, String(names[0]?.['name']));
  await expect(page.getByRole('main')).not.toContainText(/Stokta|Stok Yok|Stok Var/);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /_(products|brands|slides|contact|source)$/.test(key))).toEqual([]);
  const methods = backend.requests.slice(begin).map(({ method }) => method);
  expect(methods.filter((method) => !['GET', 'OPTIONS'].includes(method))).toEqual([]);

  backend.injectFaults(() => undefined);
  await openRunningStorefront(page);
  await expect(articles.first()).toContainText(' TL');
  await expect(articles.first()).toContainText(/Stokta|Tükendi/);
});
