import type { Page } from '@playwright/test';

/** Holds these files of the shop back until the returned function is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
