import type { Locator } from '@playwright/test';

/** Whether nothing lies over the middle of an element. */
export async function isUncovered(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
}
