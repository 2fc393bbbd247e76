import type { Locator } from '@playwright/test';

interface Distance {
  /** CSS pixels to the right; negative to the left. */
  right?: number;
  down?: number;
}

/** Swipes from the middle of an element with real touch events, which the browser may also use for scrolling. */
export async function swipe(target: Locator, { right = 0, down = 0 }: Distance): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to swipe over');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: start.x + right * part, y: start.y + down * part }],
    });

  await touch('touchStart', 0);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await session.detach();
}
