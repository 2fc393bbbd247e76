import type { Locator } from '@playwright/test';

/**
 * Presses a button of the header. Playwright would scroll first: the header moves with the page, and a press on what moves
 * is none.
 */
export async function pressInHeader(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true });
    element.click();
  });
}
