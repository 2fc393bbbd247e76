import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { colors } from '@/theme/palette';

interface Look {
  price?: string;
  color?: string;
  left?: number;
}

/** Shows a price and a button, which are among the smallest parts of the stories. */
function show({ price = '2850 TL', color = colors.chat, left = 0 }: Look = {}): void {
  document.body.style.cssText = `box-sizing:border-box;height:60px;margin:0;padding:8px;
    font:14px sans-serif;background:${colors.paper}`;
  document.body.innerHTML = `<span>${price}</span>
    <b style="margin-left:${8 + left}px;padding:6px;color:${colors.white};background:${color}">Yaz</b>`;
}

/** Makes every channel of a colour such as `#0b7a43` lighter by a share of its range. */
function lighter(color: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${channels.map((value) => Math.round(value + 255 * share)).join()})`;
}

beforeAll(async () => {
  await page.viewport(200, 60);
  show();
  await page.screenshot({ path: '../../../.local/comparison/accepted.png' });
});

test('the same look passes', async () => {
  show();
  await expect(page).toMatchScreenshot('accepted');
});

test.each<[string, Look]>([
  ['one changed digit', { price: '2860 TL' }],
  ['a colour that is 2 % lighter', { color: lighter(colors.chat, 0.02) }],
  ['a shift by 2 pixels', { left: 2 }],
])('%s fails', async (_, look) => {
  show(look);
  const comparison = expect(page).toMatchScreenshot('accepted');
  await expect(comparison).rejects.toThrow(/\d+ pixels .* differ/);
});
