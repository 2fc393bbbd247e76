import { expect, type Page } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { field, formOf, openPanel, press } from '../../helpers/owner/owner.ts';
import { addProduct } from '../../helpers/owner/ownerForms.ts';
import { fillShopWithPassword, failWrites } from '../../helpers/owner/ownersBackend.ts';

test.use({
  expectedProblems:
    /^Browser storage: |A waiting change cannot be read|^Failed to load resource|a change is kept/,
});

/** Fills the storage until no further entry fits. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let text = 'x'.repeat(2 ** 22);
    for (let entry = 1; text !== '';) {
      try {
        localStorage.setItem(`full ${entry}`, text);
        entry += 1;
      } catch {
        text = text.slice(Math.ceil(text.length / 2));
      }
    }
  });
}

/** The questions of the browser when the page is loaded again. */
async function questionsOfReload(page: Page): Promise<string[]> {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  return questions;
}

test.beforeEach(async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  await page.evaluate(() => localStorage.clear());
  await fillStorage(page);
});

test('a change for which a full storage has no room is announced, and the browser asks before it leaves', async ({
  page,
  backend,
}) => {
  backend.injectFaults(failWrites({ status: 503 }));
  await addProduct(page, 'Yer kalmayan');
  await expect(page.getByText('bu sayfayı kapatmayın')).toBeVisible();
  expect(await questionsOfReload(page)).toEqual(['beforeunload']);
});

test('the browser asks before it leaves a form that it has no room to keep', async ({ page }) => {
  await press(page, 'Yeni Ürün');
  await field(formOf(page, 'Yeni Ürün'), 'Ürün Adı').fill('Yer kalmayan');
  // The page asks from the next frame on.
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  expect(await questionsOfReload(page)).toEqual(['beforeunload']);
});
