import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { brandsOf, heroOf } from '../helpers/carousels.ts';
import { holdFiles } from '../helpers/holdFiles.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';
import { DEAD_PICTURES, useTraderCatalog } from '../helpers/traderShop.ts';

/** Scrolls by half a window at a time. A reader waits until the cards that he comes near are drawn. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const { documentElement: shop } = document;
    while (shop.scrollTop + shop.clientHeight < shop.scrollHeight - 1) {
      window.scrollBy({ top: shop.clientHeight / 2, behavior: 'instant' });
      // The first round finds out what has come near, the second draws it.
      for (let round = 0; round < 2; round += 1) {
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
    }
  });
}

async function expectNoShift(page: Page) {
  const letPicturesCome = await holdFiles(page, /\/images\/|\.woff2$|\/stories\/fixtures\//);

  await watchShifts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('article')).not.toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
  letPicturesCome();
  await expect(heroOf(page).locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  expect(await shiftsOf(page)).toEqual([]);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await readToTheEnd(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await shiftsOf(page)).toEqual([]);
}

test('nothing shifts from the loading screen to the footer', async ({ page }) =>
  expectNoShift(page));

test.describe('with a real trader’s catalogue', () => {
  test.use({ expectedProblems: DEAD_PICTURES });

  test('nothing shifts either', async ({ page }) => {
    await useTraderCatalog(page);
    await expectNoShift(page);
  });

  test('nothing shifts when a logo in sight cannot be loaded', async ({ page }) => {
    await useTraderCatalog(page);
    const letLogoFail = await holdFiles(page, '**/boyle-bir-logo-yok.png');
    await watchShifts(page);
    await page.goto('./');
    const tile = brandsOf(page).locator('li', { hasText: 'Bozkır Amortisör' });
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator('img[src]')).toHaveCount(1);
    letLogoFail();
    await expect(tile.locator('img')).toHaveCount(0);
    await expect(tile).toBeInViewport();
    expect(await shiftsOf(page)).toEqual([]);
  });
});
