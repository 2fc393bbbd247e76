import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { openPart } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';
import { DEAD_PICTURES, LONG_NAME, useTraderCatalog } from '../helpers/traderShop.ts';

test.use({ expectedProblems: DEAD_PICTURES });

/** What can be pressed and reaches below the floating buttons at some place of the page. */
function coveredControls(page: Page) {
  return page.locator('body').evaluate((body) => {
    const shown = Array.from(body.querySelectorAll('a, button, input'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    const floating = shown.filter(({ control }) => control.ariaLabel === 'WhatsApp ile yazın');
    const edge = Math.min(...floating.map(({ box }) => box.left));
    return shown
      .filter(({ control }) =>
        floating.every((link) => link.control.parentElement !== control.parentElement),
      )
      .filter(({ box }) => box.left < window.innerWidth && box.right > edge)
      .map(({ control }) => control.ariaLabel ?? control.textContent);
  });
}

test('the floating buttons stand beside everything that can be pressed', async ({ page }) => {
  await useTraderCatalog(page);
  await openStorefront(page);
  for (const width of [900, 1100, 1366, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await coveredControls(page)).toEqual([]);
  }
  await openPart(page, LONG_NAME);
  for (const width of [900, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await coveredControls(page)).toEqual([]);
  }
});
