import type { Page } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { shiftsOf, watchShifts } from '../../helpers/layoutShift.ts';
import { fillShop, test } from './fixtures.ts';

declare global {
  interface Window {
    headings?: Set<string>;
  }
}

/** Notes every main heading that is visible at some time. */
async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const headings = new Set<string>();
    window.headings = headings;
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.checkVisibility()) headings.add(heading.innerText);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const ADDRESSES = [
  ['?ara=piston', '“piston” için sonuçlar'],
  ['?parca=1201', 'Piston 1200'],
] as const;

for (const [address, name] of ADDRESSES) {
  test(`${address} is drawn at once: without the storefront before it, and nothing shifts`, async ({
    page,
    backend,
  }) => {
    await backend.sql(fillShop);
    await watchShifts(page);
    await watchHeadings(page);
    await page.goto(`./${address}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.evaluate(() => [...(window.headings ?? [])])).toEqual([name]);
  });
}
