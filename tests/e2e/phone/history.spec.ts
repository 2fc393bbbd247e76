import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import {
  expectDetail,
  expectStorefront,
  FIRST_PART,
  LAST_PART,
  openPart,
} from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';

/** The position among the shop's history entries; 0 is the storefront. */
async function expectDepth(page: Page, depth: number): Promise<void> {
  await expect
    .poll(async () => page.evaluate((): unknown => window.history.state?.depth ?? 0))
    .toBe(depth);
}

const goUp = async (page: Page) => page.getByRole('button', { name: 'Geri Dön' }).click();
const lengthOf = async (page: Page) => page.evaluate(() => window.history.length);

test.beforeEach(async ({ page }) => openStorefront(page));

// The page before the shop is the empty page of a new tab.
test.afterEach(async ({ page }) => {
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a part that is closed by its button leaves no history entry', async ({ page }) => {
  await openPart(page, FIRST_PART);
  await goUp(page);
  await expectDepth(page, 0);
  const length = await lengthOf(page);
  for (const part of [FIRST_PART, LAST_PART]) {
    await openPart(page, part);
    await expectDepth(page, 1);
    await goUp(page);
    await expectDepth(page, 0);
  }
  expect(await lengthOf(page)).toBe(length);
});

/** Presses `button` once, between the next call of history.go() and its effect. */
async function pressDuringNextTravel(page: Page, button: Locator): Promise<void> {
  await page.evaluate(
    (element) => {
      const go = window.history.go.bind(window.history);
      window.history.go = (delta) => {
        go(delta);
        window.history.go = go;
        if (element instanceof HTMLElement) element.click();
      };
    },
    await button.elementHandle(),
  );
}

test('a part that is opened during a step back adds one entry', async ({ page }) => {
  await openPart(page, FIRST_PART);
  // Hidden, but still in the document.
  await pressDuringNextTravel(page, page.locator('article button').filter({ hasText: LAST_PART }));
  await goUp(page);
  await expectDetail(page, LAST_PART);
  await expectDepth(page, 1);
  await page.goBack();
  await expectStorefront(page);
  await expectDepth(page, 0);
});

test('a menu that is closed during a step back goes back one step, not two', async ({ page }) => {
  await openPart(page, FIRST_PART);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expectDepth(page, 2);
  await pressDuringNextTravel(page, page.getByRole('button', { name: 'Menüyü kapat' }));
  // The open menu lies over the button; the Tab key reaches it.
  await page.getByRole('button', { name: 'Geri Dön' }).press('Enter');
  await expectStorefront(page);
  await expectDepth(page, 0);
});

test('Forward after Back changes nothing', async ({ page }) => {
  await openPart(page, FIRST_PART);
  await page.goBack();
  await expectStorefront(page);
  await page.goForward();
  await expectDepth(page, 0);
  await expectStorefront(page);
  await openPart(page, LAST_PART);
  await page.goBack();
  await expectStorefront(page);
});

test('a reload closes the part and removes its history entry', async ({ page }) => {
  await openPart(page, FIRST_PART);
  await page.reload();
  await expectStorefront(page);
  await expectDepth(page, 0);
  await openPart(page, LAST_PART);
  await page.goBack();
  await expectStorefront(page);
});

test('the shop is shown after a return from another site', async ({ page }) => {
  await openPart(page, FIRST_PART);
  const elsewhere = '<title>Başka bir yer</title><link rel="icon" href="data:,">';
  await page.route('**/baska', async (route) =>
    route.fulfill({ contentType: 'text/html', body: elsewhere }),
  );
  await page.goto('./baska');
  await page.goBack();
  await expectStorefront(page);
  await expectDepth(page, 0);
});
