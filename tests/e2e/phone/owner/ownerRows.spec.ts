import type { Page } from '@playwright/test';

import { product } from '../../../../src/domain/testing/examples.ts';
import { expect, test } from '../../fixtures.ts';
import { openPanel } from '../../helpers/owner/owner.ts';
import { saveInBrowser } from '../../helpers/savedCopy.ts';

const HEIGHT = 740;

async function rowsOf(page: Page): Promise<{ top: number; bottom: number }[]> {
  const rows = page.getByRole('list', { name: 'Ürünler' }).getByRole('listitem');
  return rows.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }),
  );
}

/** The first ones are as high as rows become. */
const LONG =
  'Ön Amortisör Sağ-Sol Takım, Gazlı, Passat B8 / Superb III / Golf VII 2013-2020 Uyumlu Set';
const longest = { name: LONG, price: 1_234_567.5, inStock: false };
const products = Array.from({ length: 45 }, (_, index) => ({
  ...product,
  image: '',
  ...(index < 5 ? longest : { name: `Rotil ${index}` }),
  id: 45 - index,
}));

test('five whole parts are in the first window, and what an owner needs stays within reach', async ({
  page,
}) => {
  await saveInBrowser(page, 'products', products);
  await openPanel(page);
  const search = page.getByRole('searchbox', { name: 'Ürünlerde ara' });
  const add = page.getByRole('button', { name: 'Yeni Ürün' });
  const up = page.getByRole('button', { name: 'Başa dön' });

  const rows = await rowsOf(page);
  expect(rows).toHaveLength(products.length);
  expect(rows[0]?.top).toBeLessThan(260);
  expect(Math.max(...rows.map(({ top, bottom }) => bottom - top))).toBeLessThanOrEqual(88);
  const bar = (await add.boundingBox())?.y ?? 0;
  expect(bar).toBeGreaterThan(HEIGHT * 0.9);
  expect(rows.filter(({ bottom }) => bottom <= bar).length).toBeGreaterThanOrEqual(5);
  await expect(up).toHaveCount(0);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect(add).toBeInViewport({ ratio: 1 });
  const last = (await rowsOf(page)).at(-1);
  expect(last?.bottom).toBeLessThanOrEqual((await add.boundingBox())?.y ?? 0);
  await up.tap();
  await expect(up).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
