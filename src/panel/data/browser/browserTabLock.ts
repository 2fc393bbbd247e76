import type { BrowserTab } from '@/data/browser/browserTab';
import { browserKey } from '@/data/browser/storage';

/** A frozen browser tab may hold the lock for ever. */
const LOCK_LIMIT_MS = 60_000;

/**
 * Runs `work` while no other browser tab does; rejects where the lock is not granted within LOCK_LIMIT_MS. Runs it
 * without a lock where there are none, and where the browser refuses it: some do so with SecurityError while site data
 * is blocked.
 */
export async function withBrowserTabLock<Result>(
  { locks }: BrowserTab,
  work: () => Promise<Result>,
  name = 'outbox',
): Promise<Result> {
  if (locks === undefined) return work();
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = setTimeout(() => {
    waiting.abort(new Error(`The lock was not granted within ${LOCK_LIMIT_MS} ms`));
  }, LOCK_LIMIT_MS);
  let hasStarted = false;
  try {
    return await locks.request(browserKey(name), { signal }, () => {
      clearTimeout(timer);
      hasStarted = true;
      return work();
    });
  } catch (error) {
    clearTimeout(timer);
    if (hasStarted || signal.aborted) throw error;
    console.error('The browser refuses its lock', error);
    return work();
  }
}
