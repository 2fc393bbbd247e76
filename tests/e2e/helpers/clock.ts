import type { Page } from '@playwright/test';

const MORNING = new Date('2026-03-02T09:00:00+03:00');
const OPENING_TIME = new Date('2026-03-02T10:00:00+03:00');

/**
 * Stops the page's clock before its first script: timers fire in `advance` only, exact to the millisecond. A shop that is
 * open is left first: the hour would pass in it at once, so that whatever it waits for would be too late.
 */
export async function stopClock(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(OPENING_TIME);
}

/** Advances a stopped clock in steps of one second, with time for React to render after each. */
export async function advance(page: Page, milliseconds: number): Promise<void> {
  await finishRendering(page);
  for (let left = milliseconds; left > 0; left -= 1000) {
    await page.clock.runFor(Math.min(left, 1000));
    await finishRendering(page);
  }
}

/** As if the visitor switched to another tab, or back to this one. */
export async function putTabInBackground(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

/** The visitor looks at another tab for some minutes. Timers of a stopped clock fire once at most meanwhile. */
export async function comeBackAfter(page: Page, minutes: number): Promise<void> {
  await putTabInBackground(page, true);
  await page.clock.fastForward(minutes * 60_000);
  await putTabInBackground(page, false);
}

/**
 * Waits until React has rendered and run its effects, also while a picture moves between card and detail. Effects run a
 * few tasks after the change that caused them, and must set their timers before the clock advances.
 */
async function finishRendering(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.activeViewTransition?.finished;
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
