import type { Page } from '@playwright/test';

/** As where a visitor has forbidden the page to keep anything: merely looking at the storage throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

/** Leaves no room for another character. Returns whether that is so. */
export async function fillStorage(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let length = 0;
    for (let more = 2 ** 23; more >= 1; more /= 2) {
      try {
        localStorage.setItem('full', 'x'.repeat(length + more));
        length += more;
      } catch {
        // Half of it may fit.
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
