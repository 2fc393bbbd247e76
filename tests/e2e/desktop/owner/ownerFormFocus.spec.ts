import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { FIRST_PART } from '../../helpers/detail.ts';
import { field, formOf, openPanel, press } from '../../helpers/owner/owner.ts';

test.use({ viewport: { width: 1024, height: 600 } });

test('a form opens in one step, so that nothing moves away under a press', async ({ page }) => {
  await openPanel(page);
  const [start] = await nextPlaces(page);
  await press(page, `Kopyala: ${FIRST_PART}`);
  const opened = await nextPlaces(page);
  const form = formOf(page, 'Yeni Ürün');
  await field(form, 'Açıklama').fill('Yağ filtresi');
  const filled = await nextPlaces(page);
  await press(form, 'Kaydet');
  const saved = await nextPlaces(page);
  expect([opened, filled, saved]).toEqual([
    [expect.any(Number)],
    [expect.any(Number)],
    [expect.any(Number)],
  ]);
  expect(new Set([start, ...opened, ...filled]).size).toBe(3);
});

/** The places to which the page is scrolled in the next frames: one place, unless it moves. */
async function nextPlaces(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const places = new Set<number>();
    for (let frame = 0; frame < 20; frame += 1) {
      places.add(Math.round(window.scrollY));
      await new Promise(requestAnimationFrame);
    }
    return [...places];
  });
}
