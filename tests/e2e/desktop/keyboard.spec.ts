import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

// Where the page scrolls to the focused control, it does so at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => openStorefront(page));

test('the first Tab offers to skip to the content', async ({ page }) => {
  const address = page.url();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe atla' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skip).not.toBeInViewport();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('Tab goes through the header as it is read', async ({ page }) => {
  for (const name of [
    'İçeriğe atla',
    'Ara: +90 532 000 00 00',
    'WhatsApp destek',
    'Ürün ara',
    'Ara',
    'WhatsApp',
    'Sepet',
    'Site Yönetimi',
    'Ana Sayfa',
    'Motor',
    'Şanzıman',
    'Diferansiyel',
    'Farlar',
    'Fren Sistemi',
    'Elektrik',
    'Kampanyalar',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
});

/** The focused control's place among all that a visitor can use, and whether it can be seen to be focused. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const usable = [...document.querySelectorAll('a[href], button, input, [tabindex="0"]')].filter(
      (control) => control.checkVisibility() && control.closest('[inert]') === null,
    );
    const control = document.activeElement;
    // The search box lets its frame show it.
    const frame = control?.closest('label') ?? control;
    if (!control || !frame) throw new Error('Nothing can be focused');
    const { outlineStyle, boxShadow } = getComputedStyle(frame);
    const { x, y, width, height } = frame.getBoundingClientRect();
    const onTop = (top: number) => document.elementFromPoint(x + width / 2, top);
    return {
      index: usable.indexOf(control),
      count: usable.length,
      what: `${control.tagName} ${control.ariaLabel ?? control.textContent}`,
      marked: outlineStyle !== 'none' || boxShadow !== 'none',
      // Of a picture higher than the window, the upper edge at least.
      inSight:
        frame.contains(onTop(y + 2)) && (height > 200 || frame.contains(onTop(y + height - 2))),
    };
  });
}

// The second is a wide window's page at 200 %, where the contact bar lies over its end.
for (const viewport of [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
]) {
  test.describe(`in a window ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('Tab reaches every control in order, and it shows', async ({ page }) => {
      await page.keyboard.press('Tab');
      const { count } = await focused(page);
      expect(count).toBeGreaterThan(60);
      for (let index = 0; index < count; index += 1) {
        const seen = { index, count, marked: true, inSight: true };
        await expect.poll(async () => focused(page)).toMatchObject(seen);
        await page.keyboard.press('Tab');
      }
    });
  });
}
