import { expect } from '@playwright/test';

import { setPassword } from '../../../../backend/support/owner.ts';
import { test } from '../../../backendFixtures.ts';
import { ADMIN_PASSWORD } from '../../../builds.ts';
import { openPanel } from '../../../helpers/owner/owner.ts';
import { addProduct } from '../../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  expectWaiting,
  FAILED_WRITES,
  FIRST_PRODUCTS,
  fillShopWithPassword,
  storedProducts,
  failWrites,
} from '../../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: FAILED_WRITES });

// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
});

test('a refused change stays on screen and does not block the next one', async ({
  page,
  backend,
}) => {
  const refusal = { status: 400, body: { code: '23514', message: 'violates a check' } };
  backend.injectFaults(failWrites(refusal, 'Kabul edilmeyen'));
  await addProduct(page, 'Kabul edilmeyen');
  const line = page.getByText('1 değişiklik kabul edilmedi', { exact: true });
  await expect(line).toBeVisible();
  await addProduct(page, 'Sonraki');
  await expect
    .poll(async () => storedProducts(backend))
    .toEqual([...FIRST_PRODUCTS, 'Sonraki: 1234.5']);
  await expect(line).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sil: Kabul edilmeyen' })).toBeVisible();
});

test('changes wait while the database has a different password', async ({ page, backend }) => {
  await setPassword(backend, 'bambaşka bir parola');
  await addProduct(page, 'Parola bekleyen');
  await expectWaiting(page, 1);
  expect(await storedProducts(backend)).toEqual(FIRST_PRODUCTS);
  await setPassword(backend, ADMIN_PASSWORD);
  await openPanel(page);
  await expectAllSaved(page);
  expect(await storedProducts(backend)).toEqual(
    ['Parola bekleyen: 1234.5', ...FIRST_PRODUCTS].toSorted(),
  );
});
