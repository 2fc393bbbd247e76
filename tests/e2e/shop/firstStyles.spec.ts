import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { advance, stopClock } from '../helpers/clock.ts';
import { openStorefront } from '../helpers/opening.ts';

declare global {
  interface Window {
    insertedRules?: number;
  }
}

test('Emotion makes no style for the first screen: the page has them all', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[aria-label="Kampanyalar"]') === null) return;
      observer.disconnect();
      const own = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')];
      window.insertedRules = own.reduce((sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0), 0);
    }).observe(document, { childList: true, subtree: true });
  });
  await openStorefront(page);
  expect(await page.evaluate(() => window.insertedRules)).toBe(0);
});

const STYLES = /\/first-styles-[^/]*\.css$/;

async function storefrontPicture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => document.fonts.ready);
  return page.screenshot({ animations: 'disabled' });
}

test.describe('a file of styles that does not arrive', () => {
  test.use({ expectedProblems: /net::ERR_FAILED/ });

  test('leaves the storefront as it is', async ({ page }) => {
    await openStorefront(page);
    const prepared = await storefrontPicture(page);
    const refused = page.waitForEvent('requestfailed', (request) => STYLES.test(request.url()));
    await page.route(STYLES, async (route) => route.abort());
    await openStorefront(page);
    await refused;
    expect(prepared.equals(await storefrontPicture(page))).toBe(true);
  });
});

test('a file of styles that arrives after the shop is shown changes nothing', async ({ page }) => {
  const { promise: gate, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(STYLES, async (route) => {
    await gate;
    await route.continue();
  });
  await stopClock(page);
  // The browser's `load` event waits for the file.
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // The page waits for the file from its first paint on.
  await advance(page, 100);
  const before = await storefrontPicture(page);
  release(undefined);
  await expect(page.locator('link[data-names]')).toHaveAttribute('media', 'all');
  expect(before.equals(await storefrontPicture(page))).toBe(true);
});
