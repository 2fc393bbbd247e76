import { expect, type Page } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { openPanel } from '../../helpers/owner/owner.ts';
import { addProduct } from '../../helpers/owner/ownerForms.ts';
import { fillShopWithPassword, failWrites } from '../../helpers/owner/ownersBackend.ts';

test.use({
  expectedProblems:
    /^Browser storage: |A waiting change cannot be read|^Failed to load resource|a change is kept/,
});

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

test('a change for which a full storage has no room is announced, and the browser asks before it leaves', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
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
