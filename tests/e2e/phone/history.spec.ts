import type { Locator, Page } from '@playwright/test';

import { shop } from '../../../src/content/shop.ts';
import { expect, test } from '../fixtures.ts';
import { advance } from '../helpers/clock.ts';
import {
  expectDepth,
  expectDetail,
  expectStorefront,
  FIRST_PART,
  LAST_PART,
  openPart,
} from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';

/** A picture that moves between card and detail delays the next step; detailOpening.spec.ts acts during a movement. */
const waitForMovement = async (page: Page) =>
  page.waitForFunction(() => document.activeViewTransition === null);

async function open(page: Page, name: string) {
  await waitForMovement(page);
  await openPart(page, name);
  await waitForMovement(page);
}

async function goUp(page: Page) {
  await waitForMovement(page);
  await page.getByRole('button', { name: 'Geri Dön' }).click();
}

async function goBack(page: Page) {
  await waitForMovement(page);
  await page.goBack();
}

const lengthOf = async (page: Page) => page.evaluate(() => window.history.length);
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const openMenu = async (page: Page) => page.getByRole('button', { name: 'Menüyü aç' }).click();

test.beforeEach(async ({ page }) => openStorefront(page));

// The page before the shop is the empty page of a new tab.
test.afterEach(async ({ page }) => {
  await page.goBack();
  expect(page.url()).toBe('about:blank');
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

test('a part is one history entry, whatever happens during a step back', async ({ page }) => {
  await test.step('a part that is closed by its button leaves none', async () => {
    await open(page, FIRST_PART);
    await goUp(page);
    await expectDepth(page, 0);
    const length = await lengthOf(page);
    for (const part of [FIRST_PART, LAST_PART]) {
      await open(page, part);
      await expectDepth(page, 1);
      await goUp(page);
      await expectDepth(page, 0);
    }
    expect(await lengthOf(page)).toBe(length);
  });
  await test.step('a part that is opened during a step back adds one', async () => {
    await open(page, FIRST_PART);
    // Hidden, but still in the document.
    const hidden = page.locator('article button').filter({ hasText: LAST_PART });
    await pressDuringNextTravel(page, hidden);
    await goUp(page);
    await expectDetail(page, LAST_PART);
    await expectDepth(page, 1);
    await goBack(page);
    await expectStorefront(page);
    await expectDepth(page, 0);
  });
  await test.step('a part that is closed below its menu takes the menu along', async () => {
    await open(page, FIRST_PART);
    await openMenu(page);
    await expectDepth(page, 2);
    // The open menu lies over the button; the Tab key reaches it.
    await page.getByRole('button', { name: 'Geri Dön' }).press('Enter');
    await expectStorefront(page);
    await expect(menuOf(page)).toHaveCount(0);
    await expectDepth(page, 0);
  });
  await test.step('Forward after Back changes nothing', async () => {
    await open(page, FIRST_PART);
    await goBack(page);
    await expectStorefront(page);
    await page.goForward();
    await expectDepth(page, 0);
    await expectStorefront(page);
  });
  await test.step('the part is shown after a return from another site', async () => {
    await open(page, FIRST_PART);
    const elsewhere = '<title>Başka bir yer</title><link rel="icon" href="data:,">';
    await page.route('**/baska', async (route) =>
      route.fulfill({ contentType: 'text/html', body: elsewhere }),
    );
    await page.goto('./baska');
    await page.goBack();
    await expectDetail(page, FIRST_PART);
    await expectDepth(page, 1);
    await page.goBack();
    await expectStorefront(page);
  });
});

test('Back closes the menu over a part, then the part; the greeting closes alone', async ({
  page,
}) => {
  const address = page.url();
  const name = `${shop.name} ${shop.tradingWord}`;
  await openMenu(page);
  // Beside the menu.
  await page.mouse.click(180, 660);
  await expect(menuOf(page)).toHaveCount(0);
  await open(page, FIRST_PART);
  await expect(page).toHaveTitle(`${FIRST_PART} | ${name}`);
  await openMenu(page);
  await goBack(page);
  await expect(menuOf(page)).toHaveCount(0);
  await expectDetail(page, FIRST_PART);
  await goBack(page);
  await expectStorefront(page);
  await expect(page).toHaveTitle(name);
  // The picture has moved back to its card.
  await advance(page, 0);

  await advance(page, 2000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await goBack(page);
  await advance(page, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectStorefront(page);
  expect(page.url()).toBe(address);
});
