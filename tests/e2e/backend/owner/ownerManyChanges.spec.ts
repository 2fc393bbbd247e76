import { expect, type Page } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { BACKEND_HOST } from '../../builds.ts';
import { openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import { addProduct } from '../../helpers/owner/ownerForms.ts';
import {
  expectWaiting,
  FAILED_WRITES,
  fillShopWithPassword,
  failWrites,
} from '../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: FAILED_WRITES });

const COUNT = 10_000;

const FIRST_ID = '00000000-0000-4000-8000-000000000001';

/** Stores the changes of an owner who has added 10,000 products while the server was down. */
async function storeWaitingChanges(page: Page): Promise<void> {
  await page.addInitScript(
    ({ count, backend }) => {
      const values = { name: 'Bekler', price: 1, category: 'Motor', brand: 'BOSCH', inStock: true };
      for (let order = 1; order <= count; order += 1) {
        const op = `00000000-0000-4000-8000-${String(order).padStart(12, '0')}`;
        const item = { ...values, id: 2 ** 52 + order };
        const change = { v: 1, backend, op, order, table: 'products', id: item.id, item };
        localStorage.setItem(`ornekoto_outbox:${op}`, JSON.stringify(change));
      }
    },
    { count: COUNT, backend: `http://${BACKEND_HOST}` },
  );
}

test('shop and panel still work with ten thousand waiting changes', async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  const begin = backend.requests.length;
  backend.injectFaults(failWrites({ status: 503, body: { message: 'Down' } }));
  await storeWaitingChanges(page);
  await openPanel(page);
  await expectWaiting(page, COUNT);
  await expect(tabOf(page, `Ürünler (${COUNT + 3})`)).toBeVisible();

  await addProduct(page, 'En yenisi');
  await press(page, 'Sil: En yenisi');
  await expectWaiting(page, COUNT);
  // A round ends at its first failure: the others wait, instead of failing one by one.
  const sent = backend.requests
    .slice(begin)
    .flatMap(({ method, headers }) => (method === 'POST' ? headers['x-op-id'] : []));
  expect([...new Set(sent)]).toEqual([FIRST_ID]);
});
