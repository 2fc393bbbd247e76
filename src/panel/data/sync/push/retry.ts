const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 300_000;
/** Our database counts wrong passwords per minute. */
const THROTTLED_RETRY_MS = 60_000;

const NEEDS_PASSWORD = new Set([401, 403]);
const THROTTLED = 429;

/** Plans the next round, with growing pauses. After 401 and 403 there is none: only the right password can help. */
export function createRetry(push: () => void): (stoppedBy: number | undefined) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY_MS;
  return (stoppedBy) => {
    clearTimeout(timer);
    if (stoppedBy === undefined) {
      pause = FIRST_RETRY_MS;
      return;
    }
    if (NEEDS_PASSWORD.has(stoppedBy)) return;
    timer = setTimeout(push, Math.max(pause, stoppedBy === THROTTLED ? THROTTLED_RETRY_MS : 0));
    pause = Math.min(pause * 2, LAST_RETRY_MS);
  };
}
