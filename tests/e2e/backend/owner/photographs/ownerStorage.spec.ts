import { expect } from '@playwright/test';

import { test } from '../../../backendFixtures.ts';
import { openRunningStorefront, openPanel, tabOf } from '../../../helpers/owner/owner.ts';
import { addProduct } from '../../../helpers/owner/ownerForms.ts';
import {
  countWrites,
  expectAllSaved,
  expectWaiting,
  FIRST_PRODUCTS,
  fillShopWithPassword,
  storedProducts,
  failWrites,
} from '../../../helpers/owner/ownersBackend.ts';
import { blockStorage, fillStorage } from '../../../helpers/storage.ts';

test.use({
  expectedProblems:
    /^Browser storage: |A waiting change cannot be read|^Failed to load resource|a change is kept/,
});

// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ backend }) => fillShopWithPassword(backend));

test('changes are saved in the database when the browser’s storage is full', async ({
  page,
  backend,
}) => {
  await openPanel(page);
  expect(await fillStorage(page)).toBe(true);
  const begin = backend.requests.length;
  for (const [name, count] of [
    ['Yer bulamayan', 4],
    ['Sonraki', 5],
  ] as const) {
    await addProduct(page, name);
    await expect(tabOf(page, `Ürünler (${count})`)).toBeVisible();
    await expect.poll(async () => storedProducts(backend)).toContain(`${name}: 1234.5`);
    await expectAllSaved(page);
    await openPanel(page);
  }
  await openRunningStorefront(page);
  await expect(page.getByRole('article')).toHaveCount(5);
  expect(countWrites(backend, 'POST', begin)).toBe(2);
});

test('a waiting change takes the place of the copies in a full storage', async ({
  page,
  backend,
}) => {
  await openPanel(page);
  expect(await fillStorage(page)).toBe(true);
  backend.injectFaults(failWrites({ status: 503 }));
  await addProduct(page, 'Yer bulan');
  await expectWaiting(page, 1);
  backend.injectFaults(() => undefined);
  await openPanel(page);
  await expectAllSaved(page);
  expect(await storedProducts(backend)).toContain('Yer bulan: 1234.5');
});

test('a waiting change without room is announced, and leaving needs a confirmation', async ({
  page,
  backend,
}) => {
  await openPanel(page);
  await page.evaluate(() => localStorage.clear());
  expect(await fillStorage(page)).toBe(true);
  backend.injectFaults(failWrites({ status: 503 }));
  await addProduct(page, 'Yer bulamayan');
  await expect(page.getByText('bu sayfayı kapatmayın')).toBeVisible();
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('changes are saved in the database when the browser’s storage is blocked', async ({
  page,
  backend,
}) => {
  await blockStorage(page);
  await openPanel(page);
  await addProduct(page, 'Saklanamayan');
  await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();
  await expect
    .poll(async () => storedProducts(backend))
    .toEqual([...FIRST_PRODUCTS, 'Saklanamayan: 1234.5']);
  await expectAllSaved(page);
  await openRunningStorefront(page);
  await expect(page.getByRole('article').first()).toContainText('Saklanamayan');
});

test('waiting changes that cannot be read are set aside', async ({ page, backend }) => {
  const unreadable = [
    ['3f2b8c1e-5d47-4a90-8e6b-1c9d7f0a2b34', '{"v":0}'],
    ['9a1e4d70-2c38-4f65-b7d1-0e5c8a6f3b92', '{'],
  ] as const;
  await openRunningStorefront(page);
  await page.evaluate((entries) => {
    for (const [op, text] of entries) localStorage.setItem(`ornekoto_outbox:${op}`, text);
  }, unreadable);
  await openPanel(page);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  await addProduct(page, 'Engellenmeyen');
  await expect
    .poll(async () => storedProducts(backend))
    .toEqual(['Engellenmeyen: 1234.5', ...FIRST_PRODUCTS]);
  await expectAllSaved(page);
  const kept = await page.evaluate(
    (entries) =>
      entries.flatMap(([op]) =>
        ['outbox', 'outbox.bozuk'].map((place) => localStorage.getItem(`ornekoto_${place}:${op}`)),
      ),
    unreadable,
  );
  expect(kept).toEqual([null, '{"v":0}', null, '{']);
});
