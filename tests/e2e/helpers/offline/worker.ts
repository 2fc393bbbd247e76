import { expect, type Page } from '@playwright/test';

/** Opens the shop and waits until its worker is there and has stored the pictures of the first screen. */
export async function visitUntilStored(page: Page): Promise<void> {
  await visit(page);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect
    .poll(async () => storedPaths(page))
    .toContainEqual(expect.stringMatching('/images/slides/'));
}

/** Opens the shop and waits for its parts. */
export async function visit(page: Page): Promise<void> {
  await page.goto('./');
  // Not by their role: the welcome modal hides the page behind it.
  await expect(page.locator('article')).toHaveCount(4);
}

/** The paths of everything that the browser has stored for the shop. */
export async function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => caches.open(name)));
    const stored = await Promise.all(all.map(async (cache) => cache.keys()));
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** The script with which the page begins. It has another name in each build. */
export async function entryOf(page: Page): Promise<string | null> {
  return page.locator('script[type="module"]').getAttribute('src');
}
