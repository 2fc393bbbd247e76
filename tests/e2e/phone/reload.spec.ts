import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import {
  expectDepth,
  expectDetail,
  expectStorefront,
  LAST_PART,
  nameButton,
} from '../helpers/detail.ts';
import { openLogin, openRunningStorefront, press } from '../helpers/owner/owner.ts';

// A busy machine draws the storefront's picture late behind a part that is open again.
test.use({ expectedProblems: /\.avif was preloaded using link preload but not used/ });

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Ürün ara' });

/** Scrolls until the page, which is drawn part by part, is long enough. */
async function scrollTo(page: Page, top: number) {
  const scroll = async () =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      return window.scrollY;
    }, top);
  await expect.poll(scroll).toBe(top);
}

async function expectPlace(page: Page, top: number) {
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBe(top);
}

async function closeGreeting(page: Page) {
  await press(page.getByRole('dialog'), 'Kapat');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens the last part from where it stands in the list. Returns where the storefront is scrolled to. */
async function openFarPart(page: Page): Promise<number> {
  const part = nameButton(page, LAST_PART);
  await part.scrollIntoViewIfNeeded();
  // Waits until the button stays where it is.
  await part.hover();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await part.click();
  await expectDetail(page, LAST_PART);
  return place;
}

test('a reload keeps the place, what was typed and the open part, and Back leads on from there', async ({
  page,
}) => {
  await openRunningStorefront(page);
  await searchBox(page).fill('balata');
  await scrollTo(page, 1500);
  await page.reload();
  await expectPlace(page, 1500);
  await expect(searchBox(page)).toHaveValue('balata');
  await closeGreeting(page);
  await expectPlace(page, 1500);

  const place = await openFarPart(page);
  await scrollTo(page, 200);
  for (const _ of ['once', 'twice']) {
    await page.reload();
    await expectDetail(page, LAST_PART);
    await expectPlace(page, 200);
  }
  await page.goBack();
  await expectStorefront(page);
  await expectPlace(page, place);
  await page.goForward();
  // The shop goes back by itself, and the storefront is shown all the time.
  await expectDepth(page, 0);
  await expectStorefront(page);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a tab that the browser drops in the background comes back as it was when it was left', async ({
  page,
}) => {
  await openRunningStorefront(page);
  await openFarPart(page);
  await scrollTo(page, 100);
  await page.evaluate(() => {
    // The page is hidden before it hears of the last scrolling.
    window.scrollTo({ top: 200, behavior: 'instant' });
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    // The browser ends the page without an event: nothing is stored any more.
    Storage.prototype.setItem = () => undefined;
  });
  await page.reload();
  await expectDetail(page, LAST_PART);
  await expectPlace(page, 200);
});

test('where the browser keeps nothing for a tab, the part is open all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openRunningStorefront(page);
  await openFarPart(page);
  await page.reload();
  await expectDetail(page, LAST_PART);
  await page.goBack();
  await expectStorefront(page);
});

test('a reload of the panel ends at the login, which nothing explains, and a dialog does not come back', async ({
  page,
}) => {
  await openRunningStorefront(page);
  await openFarPart(page);
  await press(page, 'Fotoğrafı büyüt');
  await expect(page.getByRole('dialog', { name: 'Fotoğraf' })).toBeVisible();
  await page.reload();
  await expectDetail(page, LAST_PART);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openLogin(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Giriş', exact: true })).toBeVisible();
  await expect(page.getByText('Site yenilendi')).toHaveCount(0);
  await page.goBack();
  await expectDetail(page, LAST_PART);
});
