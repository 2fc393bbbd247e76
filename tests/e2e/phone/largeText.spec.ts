import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { FIRST_PART, openPart } from '../helpers/detail.ts';
import { expectPanel, logIn, openLogin, openRunningStorefront } from '../helpers/owner/owner.ts';

// A window that gets another size ends the movement of a picture (React reports it).
test.use({
  expectedProblems:
    /^InvalidStateError: Transition was aborted because of invalid state\. Viewport size changed$/,
});

const WINDOW = { width: 360, height: 740 };

/** Does what the browser's settings do: sizes in rem, and widths of media queries in em, follow. */
async function doubleTextSize(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** A phone shows a page that is too wide smaller, in a wider window. */
async function expectToFit(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: WINDOW.height });
    const drawn = await page.evaluate(() =>
      Math.max(window.innerWidth, document.documentElement.scrollWidth),
    );
    expect(drawn).toBe(width);
  }
}

/** How much of the window's height lies under what stays in place while one scrolls. */
async function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    let covered = 0;
    for (let y = 0; y < window.innerHeight; y += 1) {
      let element = document.elementFromPoint(window.innerWidth / 2, y);
      while (element !== null && !/fixed|sticky/.test(getComputedStyle(element).position)) {
        element = element.parentElement;
      }
      if (element !== null) covered += 1;
    }
    return covered;
  });
}

/** Further down, and a little up again, where a header that gave way comes back. */
async function expectRoom(page: Page) {
  for (const top of [0, 900, 700]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(async () => coveredHeight(page)).toBeLessThanOrEqual(WINDOW.height / 3);
  }
}

test('text of twice the size leaves the window to the shop, and fits it', async ({ page }) => {
  await doubleTextSize(page);
  await openRunningStorefront(page);
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBeLessThan(WINDOW.height / 3);
  const bar = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp’tan Yaz' });
  expect((await bar.boundingBox())?.height).toBeLessThan(WINDOW.height / 10);
  for (const name of ['Menüyü aç', 'Sepet', 'Site Yönetimi']) {
    const button = await header.getByRole('button', { name }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
  }

  await expectRoom(page);
  await expectToFit(page, [320, 768, 1024, WINDOW.width]);
  const tiles = page.getByRole('list', { name: 'Kategoriler' });
  for (const width of [320, WINDOW.width]) {
    await page.setViewportSize({ width, height: WINDOW.height });
    const tile = tiles.getByRole('listitem').filter({ hasText: 'Diferansiyel' });
    const box = await tile.boundingBox();
    // The name is one line beside its drawing.
    expect(box?.height).toBeLessThan(WINDOW.height / 5);
  }

  await openPart(page, FIRST_PART);
  await expectRoom(page);
  await expectToFit(page, [320, 768, 1024, WINDOW.width]);
  await openLogin(page);
  await expectToFit(page, [320, WINDOW.width]);
  await logIn(page);
  await expectPanel(page);
  await expectToFit(page, [320, WINDOW.width]);
});
