import type { Page } from '@playwright/test';

/** As in a browser that forbids storage: reading `window.localStorage` throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

/** Fills the storage until not one more character fits. Returns whether it is full. */
export async function fillStorage(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let length = 0;
    for (let more = 2 ** 23; more >= 1; more /= 2) {
      try {
        localStorage.setItem('full', 'x'.repeat(length + more));
        length += more;
      } catch {
        // Half as much may fit.
      }
    }
    try {
      localStorage.setItem('1', '');
      return false;
    } catch {
      return true;
    }
  });
}
