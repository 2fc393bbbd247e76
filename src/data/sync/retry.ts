const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 300_000;
/** Our database counts passwords by the minute. */
const THROTTLED_RETRY_MS = 60_000;

const NEEDS_PASSWORD = new Set([401, 403]);
const THROTTLED = 429;

/**
 * Plans the next round by how the last one ended: `keptStatus` undefined means that nothing waits. The pauses grow;
 * where only the right password can help, there is no next round until the owner does something.
 */
export function createRetry(send: () => void): (keptStatus: number | undefined) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY_MS;
  return (keptStatus) => {
    clearTimeout(timer);
    if (keptStatus === undefined) {
      pause = FIRST_RETRY_MS;
      return;
    }
    if (NEEDS_PASSWORD.has(keptStatus)) return;
    timer = setTimeout(send, Math.max(pause, keptStatus === THROTTLED ? THROTTLED_RETRY_MS : 0));
    pause = Math.min(pause * 2, LAST_RETRY_MS);
  };
}
