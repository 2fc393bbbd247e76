import type { Retry } from '@/panel/data/sync/ports';

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;
/** Our database counts wrong passwords per minute. */
const THROTTLED_RETRY_MS = 60_000;

type Stop = Pick<Retry, 'reason'>;

export interface RetryOptions {
  push: () => void;
  askedPause?: (() => number) | undefined;
  random?: () => number;
}

export function createRetry({ push, askedPause = () => 0, random = Math.random }: RetryOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY_MS;
  let stoppedBy: Stop | undefined;

  function pauseAfter({ reason }: Stop): number {
    // Shorter by up to a half, so that many browsers do not come back at the same time.
    const own = reason === 'throttled' ? THROTTLED_RETRY_MS : pause * (1 - random() / 2);
    return Math.max(own, askedPause());
  }

  /** Plans the next round, after growing pauses. Where the password is wrong, only a login helps. */
  function plan(stop: Stop | undefined): void {
    clearTimeout(timer);
    stoppedBy = stop;
    if (stop === undefined) pause = FIRST_RETRY_MS;
    if (stop === undefined || stop.reason === 'password') return;
    timer = setTimeout(push, pauseAfter(stop));
    pause = Math.min(pause * 2, LAST_RETRY_MS);
  }

  /** The owner or the network is back: now, unless the password is wrong or the server has asked to wait. */
  function comeBack(): void {
    if (stoppedBy?.reason === 'password' || askedPause() > 0) return;
    pause = FIRST_RETRY_MS;
    push();
  }

  return { plan, comeBack };
}
