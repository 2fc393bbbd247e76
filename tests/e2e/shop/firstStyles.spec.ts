import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

const DOCUMENT = /\/$/;

/** Opens the shop as a page that has no styles prepared. */
async function openWithoutStyles(page: Page): Promise<void> {
  await page.route(DOCUMENT, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<template id="first-styles".*?<\/template>/s, '');
    expect(body.length).toBeLessThan(html.length - 10_000);
    await route.fulfill({ response, body });
  });
  await openStorefront(page);
  await page.unroute(DOCUMENT);
}

/** The first window, when its pictures are there. */
async function photograph(page: Page): Promise<Buffer> {
  const missing = () =>
    page.evaluate(
      () =>
        [...document.images].filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          const isNear = bottom > 0 && top < window.innerHeight;
          return isNear && image.naturalWidth === 0;
        }).length,
    );
  await expect.poll(missing).toBe(0);
  await page.evaluate(async () => {
    const arrived = [...document.images].filter((image) => image.naturalWidth > 0);
    await Promise.all(arrived.map(async (image) => image.decode()));
  });
  return page.screenshot({ animations: 'disabled' });
}

// A font that comes a moment late is not used on that page, so two pages could differ by it alone.
test.use({ expectedProblems: /^Failed to load resource/ });

test('without fonts the storefront looks the same as without its prepared styles', async ({
  page,
}) => {
  await page.route('**/*.woff2', async (route) => route.abort());
  // On a busy machine Chromium sometimes draws the corner of a border one shade darker.
  await expect(async () => {
    await openStorefront(page);
    const prepared = await photograph(page);
    await openWithoutStyles(page);
    expect(prepared.equals(await photograph(page))).toBe(true);
  }).toPass();
});
