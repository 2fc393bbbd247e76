import type { Page } from '@playwright/test';

/** Calls ring nowhere: where the system has no telephone, the browser's question would lie over the page. */
export async function blockCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) {
        event.preventDefault();
      }
    });
  });
}
