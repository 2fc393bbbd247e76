import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { expectStorefront } from '../helpers/detail.ts';
import {
  expectPanel,
  logIn,
  openLogin,
  openRunningStorefront,
  press,
  settingsButton,
} from '../helpers/owner/owner.ts';
import { pressInHeader } from '../helpers/pressInHeader.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Ürün ara', exact: true });

/** What the header and the footer have for visitors. */
async function visitorsControls(page: Page): Promise<number> {
  const contactLinks = page.getByRole('link', { name: /WhatsApp|Ara/ });
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const others = page.getByRole('button', { name: /^(Sepet|Menüyü aç)$/ });
  const all = searchBox(page).or(contactLinks).or(menu).or(others);
  return all.or(page.getByRole('contentinfo')).count();
}

/** Notes in each frame whether the header's search box and the products are shown. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames = new Set<string>();
    Object.assign(window, { frames });
    const look = () => {
      const seen = ['header [type=search]', 'article'].map(
        (part) => document.querySelector(part)?.checkVisibility() === true,
      );
      frames.add(seen.join(' '));
      requestAnimationFrame(look);
    };
    look();
  });
}

test('what is for visitors steps back while the login and the panel are open', async ({ page }) => {
  await openRunningStorefront(page);
  const visible = await visitorsControls(page);
  await searchBox(page).fill('fren');
  await watchFrames(page);
  // The header moves in the next frame, and a press on what moves is none.
  await page.evaluate(async () => {
    window.scrollTo({ top: 60, behavior: 'instant' });
    return new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
  await openLogin(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await visitorsControls(page)).toBe(0);
  await expect(settingsButton(page)).toHaveAttribute('aria-pressed', 'true');
  await logIn(page);
  await expectPanel(page);
  expect(await visitorsControls(page)).toBe(0);

  await press(page, 'Kapat');
  await expectStorefront(page);
  await expect(settingsButton(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('fren');
  // The floating buttons of the page fade out while the hero's are in the window.
  await expect.poll(async () => visitorsControls(page)).toBe(visible);
  await pressInHeader(settingsButton(page));
  await expectPanel(page);
  await pressInHeader(settingsButton(page));
  await expectStorefront(page);
  // The header and the screen below it have changed in one frame.
  expect(await page.evaluate('[...frames].toSorted()')).toEqual(['false false', 'true true']);
});
