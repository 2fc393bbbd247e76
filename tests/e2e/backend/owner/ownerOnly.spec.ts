import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { openRunningStorefront } from '../../helpers/owner/owner.ts';
import {
  countWrites,
  FIRST_PRODUCTS,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: /^Failed to load resource/ });

test.beforeEach(async ({ backend }) => fillShopWithPassword(backend));

const PRODUCT = { name: 'Yabancı', price: 1, category: 'Motor', brand: 'X', description: 'X' };

for (const [who, headers] of [
  ['the public key alone', {}],
  ['a guessed password', { 'x-admin-password': btoa('tahmin edilen parola') }],
] as const) {
  test(`${who} cannot write`, async ({ request, backend }) => {
    const send = { headers: { apikey: backend.anonKey, ...headers } };
    const products = `${backend.url}/rest/v1/products`;
    const answers = await Promise.all([
      request.post(products, { ...send, data: PRODUCT }),
      request.patch(`${products}?id=gt.0`, { ...send, data: { price: 0 } }),
      request.delete(`${products}?id=gt.0`, send),
    ]);
    for (const answer of answers) expect([401, 403]).toContain(answer.status());
    expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
  });
}

test('a visitor of a filled shop writes nothing', async ({ page, backend }) => {
  const begin = backend.requests.length;
  await openRunningStorefront(page);
  await page.getByRole('article').first().getByRole('button').first().click();
  await page.getByRole('button', { name: 'Geri Dön' }).click();
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) =>
    countWrites(backend, method, begin),
  );
  expect(writes).toEqual([0, 0, 0, 0]);
});
