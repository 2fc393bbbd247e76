import type { Page } from '@playwright/test';

/** Blocks tel: links. On a system without a telephone app, the browser's question would cover the page. */
export async function blockCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) {
        event.preventDefault();
      }
    });
  });
}
