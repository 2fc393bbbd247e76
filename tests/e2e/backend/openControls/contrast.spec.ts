import type { Page } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { expectDetail } from '../../helpers/detail.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { FAR_PART, fillShop, follow, test } from './fixtures.ts';

const LEAST = 4.5;

const STATES = {
  'at rest': [],
  'under the mouse': ['hover'],
  pressed: ['hover', 'active'],
  'in focus': [],
};

/** One of each look: others with the same classes and state look the same. */
async function markLooks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const looks = new Set<string>();
    for (const control of document.querySelectorAll('button, a, label')) {
      const look = `${control.className} ${control.ariaPressed} ${control.ariaCurrent}`;
      const isSeen = control.checkVisibility({ visibilityProperty: true });
      if (!isSeen || control.clientHeight === 0 || looks.has(look)) continue;
      looks.add(look);
      control.setAttribute('data-look', '');
    }
    return looks.size;
  });
}

/** Marked controls whose words, or icon, are too pale for what is painted below them (WCAG 1.4.3). */
async function findPale(page: Page, takesFocus: boolean): Promise<string[]> {
  return page.evaluate(
    async ([least, takes]) => {
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
      const contrastOf = (control: Element) => {
        const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT).nextNode();
        const inner = words?.parentElement ?? control;
        const grounds: string[] = [];
        for (let part: Element | null = inner; part; part = part.parentElement) {
          grounds.unshift(getComputedStyle(part).backgroundColor);
        }
        for (const ground of ['white', ...grounds]) paint(ground);
        const below = luminance();
        paint(getComputedStyle(inner).color);
        const above = luminance();
        return (Math.max(above, below) + 0.05) / (Math.min(above, below) + 0.05);
      };

      const pale: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>('[data-look]')) {
        if (takes) control.focus();
        // React has drawn the focus.
        await Promise.resolve();
        if (contrastOf(control) < least) pale.push(control.outerHTML.slice(0, 300));
      }
      return pale;
    },
    [LEAST, takesFocus] as const,
  );
}

async function expectContrast(page: Page): Promise<void> {
  expect(await markLooks(page)).toBeGreaterThan(10);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  // Where the mouse is on a control, it is on all that is around it.
  const selector = '[data-look], :has([data-look])';
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const [state, forcedPseudoClasses] of Object.entries(STATES)) {
    await Promise.all(
      nodeIds.map(async (nodeId) =>
        browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    );
    expect.soft(await findPale(page, state === 'in focus'), state).toEqual([]);
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
  await expect(page.getByRole('button', { name: 'Motor', pressed: true })).toBeVisible();
  await expectContrast(page);
  await page.goto(`./?parca=${FAR_PART.id}`);
  await expectDetail(page, FAR_PART.name);
  await expectContrast(page);
});
