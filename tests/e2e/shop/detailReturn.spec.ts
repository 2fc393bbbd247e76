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

interface Visit {
  door: (page: Page, name: string) => Locator;
  wayBack: (page: Page) => Promise<unknown>;
}

const visits: Record<string, Visit> = {
  'in by its picture, back by Geri Dön': {
    door: pictureButton,
    wayBack: async (page) => page.getByRole('button', { name: 'Geri Dön' }).click(),
  },
  'in by its name, back by the Back button': {
    door: nameButton,
    wayBack: async (page) => page.goBack(),
  },
};

for (const [title, { door, wayBack }] of Object.entries(visits)) {
  test(`${title}: to the same place`, async ({ page }) => {
    await openStorefront(page);
    const button = door(page, LAST_PART);
    await button.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);

    await button.click();
    await expectDetail(page, LAST_PART);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await wayBack(page);
    await expectStorefront(page);
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
}
