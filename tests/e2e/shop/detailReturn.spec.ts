import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import {
  expectDetail,
  expectStorefront,
  LAST_PART,
  nameButton,
  pictureButton,
} from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';

interface Scenario {
  opener: (page: Page, name: string) => Locator;
  close: (page: Page) => Promise<unknown>;
}

const scenarios: Record<string, Scenario> = {
  'opened by its picture, closed by Geri Dön': {
    opener: pictureButton,
    close: async (page) => page.getByRole('button', { name: 'Geri Dön' }).click(),
  },
  'opened by its name, closed by the Back button': {
    opener: nameButton,
    close: async (page) => page.goBack(),
  },
};

for (const [title, { opener, close }] of Object.entries(scenarios)) {
  test(`${title}: returns to the same place`, async ({ page }) => {
    await openStorefront(page);
    const button = opener(page, LAST_PART);
    await button.scrollIntoViewIfNeeded();
    // Waits until the button stays where it is: cards get their real heights only near the window.
    await button.hover();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);

    await button.click();
    await expectDetail(page, LAST_PART);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await close(page);
    await expectStorefront(page);
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
}
