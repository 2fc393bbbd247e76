import type { Locator, Page } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { expectDetail } from '../../helpers/detail.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { FAR_PART, fillShop, follow, test } from './fixtures.ts';

const LEAST = 4.5;

/** Of a control's words, or its icon, on what is painted below them (WCAG 1.4.3). */
async function contrastOf(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const paint = (color: string) => {
      if (canvas) canvas.fillStyle = color;
      canvas?.fillRect(0, 0, 1, 1);
    };
    const luminance = () => {
      const [red = 0, green = 0, blue = 0] = Array.from(
        canvas?.getImageData(0, 0, 1, 1).data ?? [],
        (byte) =>
          byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const inner = words?.parentElement ?? element;
    const grounds: string[] = [];
    for (let part: Element | null = inner; part; part = part.parentElement) {
      grounds.unshift(getComputedStyle(part).backgroundColor);
    }
    for (const ground of ['white', ...grounds]) paint(ground);
    const below = luminance();
    paint(getComputedStyle(inner).color);
    const above = luminance();
    return (Math.max(above, below) + 0.05) / (Math.min(above, below) + 0.05);
  });
}

/** One of each look: neighbours with the same classes and state look the same. */
async function controlsOf(page: Page): Promise<Locator[]> {
  const all = page.locator('button:visible, a:visible, label:visible');
  const looks = await all.evaluateAll((controls) =>
    controls.map((control) => `${control.className} ${control.ariaPressed} ${control.ariaCurrent}`),
  );
  return looks.flatMap((look, index) => (looks.indexOf(look) === index ? [all.nth(index)] : []));
}

async function expectContrast(page: Page): Promise<void> {
  for (const control of await controlsOf(page)) {
    const name = await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 300));
    const expectIn = async (state: string) =>
      expect.soft(await contrastOf(control), `${state}: ${name}`).toBeGreaterThanOrEqual(LEAST);
    await expectIn('at rest');
    await control.focus();
    await expectIn('in focus');
    await control.hover({ force: true });
    await expectIn('under the mouse');
    await page.mouse.down();
    await expectIn('pressed');
    // Beside it, so that nothing is clicked.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
}

test('every control can be read at rest, in focus, under the mouse and pressed', async ({
  backend,
  page,
}) => {
  await backend.sql(fillShop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStorefront(page);
  await expectContrast(page);
  await follow(page.getByRole('list', { name: 'Kategoriler' }), 'Motor');
  await expect(page.getByRole('button', { name: 'Filtreyi kaldır' })).toBeVisible();
  await expectContrast(page);
  await page.goto(`./?parca=${FAR_PART.id}`);
  await expectDetail(page, FAR_PART.name);
  await expectContrast(page);
});
