import type { Page } from '@playwright/test';

const MORNING = new Date('2026-03-02T09:00:00+03:00');
const OPENING_TIME = new Date('2026-03-02T10:00:00+03:00');

/** The page's clock stands still from its first line on: timers fire in `advance` only, to the millisecond. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(OPENING_TIME);
}

/** Lets `milliseconds` pass on a stopped clock, second by second, as React would live through them. */
export async function advance(page: Page, milliseconds: number): Promise<void> {
  await settle(page);
  for (let left = milliseconds; left > 0; left -= 1000) {
    await page.clock.runFor(Math.min(left, 1000));
    await settle(page);
  }
}

/**
 * Lets React finish what it has begun. Effects run in tasks of their own, a few after the change that caused them;
 * the timers that they set must be set before the clock goes on.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    let tasks = 10;
    await new Promise<void>((resolve) => {
      port1.addEventListener('message', () => {
        tasks -= 1;
        if (tasks === 0) resolve();
        else port2.postMessage(undefined);
      });
      port1.start();
      port2.postMessage(undefined);
    });
    port1.close();
  });
}
