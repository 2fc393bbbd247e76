import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { expectBrandsFrom, expectSlide } from '../../helpers/carousels.ts';
import { FIRST_PART, LAST_PART } from '../../helpers/detail.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { saveInBrowser, savedInBrowser, TABLES } from '../../helpers/savedCopy.ts';
import { blockStorage } from '../../helpers/storage.ts';

const broken = {
  'text that was cut off': '[{"id":1,"na',
  'something else': '"?"',
  'nothing usable': '[{"a":1}]',
};

async function expectSamples(page: Page): Promise<void> {
  await openStorefront(page);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').first()).toContainText(FIRST_PART);
  await expect(page.getByRole('article').last()).toContainText(LAST_PART);
  await expectBrandsFrom(page, 0);
  await expectSlide(page, 1);
  await expect(page.getByRole('contentinfo')).toContainText('+90 532 000 00 00');
}

test.describe('when the browser stores nothing', () => {
  test.use({ expectedProblems: /^Browser storage: / });

  test('storage whose access throws', async ({ page }) => {
    await blockStorage(page);
    await expectSamples(page);
  });

  test('storage whose methods all throw', async ({ page }) => {
    await page.addInitScript(() => {
      for (const call of ['getItem', 'setItem', 'removeItem']) {
        Object.defineProperty(Storage.prototype, call, {
          value: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await expectSamples(page);
  });
});

test.describe('when the saved copy is broken', () => {
  test.use({ expectedProblems: /the browser's copy cannot be read|^Browser storage: writing/ });

  for (const [kind, copy] of Object.entries(broken)) {
    test(`${kind}: the samples are shown, and the text is set aside`, async ({ page }) => {
      for (const table of TABLES) await saveInBrowser(page, table, copy);
      await expectSamples(page);
      for (const table of TABLES) {
        expect(await savedInBrowser(page, table)).toBeNull();
        expect(await savedInBrowser(page, `${table}.bozuk`)).toBe(copy);
      }
    });
  }

  test('a full storage cannot set the text aside and keeps it', async ({ page }) => {
    await saveInBrowser(page, 'products', '[{"id":1,');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await expectSamples(page);
    expect(await savedInBrowser(page, 'products')).toBe('[{"id":1,');
  });
});
