import type { Page } from '@playwright/test';

/** As if the visitor switched to another tab, or back to this one. */
export async function putTabInBackground(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Moves pointer and focus away from all controls: the pointer to the page's beginning, where the header is. */
export async function clearPointerAndFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(0, 0);
}
