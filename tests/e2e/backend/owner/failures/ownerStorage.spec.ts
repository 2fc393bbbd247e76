import { expect, type Page } from '@playwright/test';

import { test } from '../../../backendFixtures.ts';
import { openPanel, tabOf } from '../../../helpers/owner/owner.ts';
import { addProduct } from '../../../helpers/owner/ownerForms.ts';
import {
  countWrites,
  expectAllSaved,
  expectWaiting,
  fillShopWithPassword,
  storedProducts,
  failWrites,
} from '../../../helpers/owner/ownersBackend.ts';

test.use({
  expectedProblems:
    /^Browser storage: |A waiting change cannot be read|^Failed to load resource|a change is kept/,
});

// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** Fills the storage until not one more character fits. Returns whether it is full. */
async function fillStorage(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let length = 0;
    for (let more = 2 ** 23; more >= 1; more /= 2) {
      try {
        localStorage.setItem('full', 'x'.repeat(length + more));
        length += more;
      } catch {
        // Half as much may fit.
      }
    }
    try {
      localStorage.setItem('1', '');
      return false;
    } catch {
      return true;
    }
  });
}

test('in a full storage changes are saved in the database, and a waiting one takes the place of the copies or is announced', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  expect(await fillStorage(page)).toBe(true);
  const begin = backend.requests.length;
  await addProduct(page, 'Yer bulamayan');
  await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();
  await expect.poll(async () => storedProducts(backend)).toContain('Yer bulamayan: 1234.5');
  await expectAllSaved(page);
  expect(countWrites(backend, 'POST', begin)).toBe(1);

  backend.injectFaults(failWrites({ status: 503 }));
  await addProduct(page, 'Yer bulan');
  await expectWaiting(page, 1);
  backend.injectFaults(() => undefined);
  await openPanel(page);
  await expectAllSaved(page);
  expect(await storedProducts(backend)).toContain('Yer bulan: 1234.5');

  await page.evaluate(() => localStorage.clear());
  expect(await fillStorage(page)).toBe(true);
  backend.injectFaults(failWrites({ status: 503 }));
  await addProduct(page, 'Yer kalmayan');
  await expect(page.getByText('bu sayfayı kapatmayın')).toBeVisible();
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});
