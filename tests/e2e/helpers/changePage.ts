import type { Page } from '@playwright/test';

/** Serves the page of the shop with this change of its HTML. */
export async function changePage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
