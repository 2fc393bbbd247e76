import { browserKey } from './keys';
import type { BrowserTab } from './tab';

const LOCK = browserKey('outbox');

/** Does the work while no other tab does; without locks, at once. */
export function exclusively<Result>(
  { locks }: BrowserTab,
  work: () => Promise<Result>,
): Promise<Result> {
  return locks === undefined ? work() : locks.request(LOCK, work);
}
