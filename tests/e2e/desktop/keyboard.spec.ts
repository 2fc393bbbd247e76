import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

// Scrolling to the focused control is immediate.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The focused control's position among all controls, and whether its focus is visible. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const usable = [...document.querySelectorAll('a[href], button, input, [tabindex="0"]')].filter(
      (control) => control.checkVisibility() && control.closest('[inert]') === null,
    );
    const control = document.activeElement;
    // The frame of the search box shows its focus.
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
      // Of a picture higher than the window, at least the upper edge.
      inSight:
        frame.contains(onTop(y + 2)) && (height > 200 || frame.contains(onTop(y + height - 2))),
    };
  });
}

// The second is a wide window at 200 % zoom, where the contact bar covers the bottom.
for (const viewport of [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
]) {
  test(`Tab reaches every control in order, with visible focus, in a window of ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openStorefront(page);
    await page.keyboard.press('Tab');
    const { count } = await focused(page);
    expect(count).toBeGreaterThan(55);
    for (let index = 0; index < count; index += 1) {
      const seen = { index, count, marked: true, inSight: true };
      await expect.poll(async () => focused(page)).toMatchObject(seen);
      await page.keyboard.press('Tab');
    }
  });
}
