import { diff } from '@blazediff/core';
import { type Browser, chromium } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { tolerance } from '../../.storybook/tests/pictures/comparison.ts';
import { launchOptions } from '../../scripts/chromium/launchOptions.ts';
import { colors } from '../../src/theme/palette.ts';

let browser: Browser;
beforeAll(async () => void (browser = await chromium.launch(launchOptions)));
afterAll(async () => browser.close());

interface Look {
  price?: string;
  color?: string;
  left?: number;
}

/** A price and a button, about as small as anything is that the stories show. */
async function photograph({ price = '2850 TL', color = colors.chat, left = 0 }: Look = {}) {
  const page = await browser.newPage({ viewport: { width: 200, height: 60 } });
  await page.setContent(`<body style="margin:8px;font:14px sans-serif;background:${colors.paper}">
    <span>${price}</span>
    <b style="margin-left:${8 + left}px;padding:6px;color:${colors.white};background:${color}">Yaz</b>`);
  const png = PNG.sync.read(await page.screenshot());
  await page.close();
  return png;
}

/** How Vitest's `toMatchScreenshot` compares, with our tolerance. */
function passes(before: PNG, after: PNG): boolean {
  const { width, height } = before;
  const different = diff(before.data, after.data, undefined, width, height, tolerance);
  return different <= tolerance.allowedMismatchedPixels;
}

/** Every channel of a colour such as `#0b7a43`, lighter by a share of its range. */
function shifted(color: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${channels.map((value) => Math.round(value + 255 * share)).join()})`;
}

test('the same look passes', async () => {
  expect(passes(await photograph(), await photograph())).toBe(true);
});

test.each<[string, Look]>([
  ['one changed digit', { price: '2860 TL' }],
  ['a colour that is 2 % lighter', { color: shifted(colors.chat, 0.02) }],
  ['a move by 2 pixels', { left: 2 }],
])('%s fails', async (_, look) => {
  expect(passes(await photograph(), await photograph(look))).toBe(false);
});
