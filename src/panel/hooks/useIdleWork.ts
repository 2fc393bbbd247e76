import { useEffect } from 'react';

const AT_ONCE = 200;

/** Left of the browser's 50 ms: a slow phone takes up to 20 ms for the next ones. */
const SPARE_MS = 25;

/** Does `work` for every item, some at a time, whenever the browser is idle. Where it has no idle callbacks (Safari), nothing. */
export function useIdleWork<Item>(items: readonly Item[], work: (item: Item) => void): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    let done = 0;
    let handle = requestIdleCallback(doSome);
    function doSome(deadline: IdleDeadline) {
      do {
        items.slice(done, done + AT_ONCE).forEach((item) => work(item));
        done += AT_ONCE;
      } while (done < items.length && deadline.timeRemaining() > SPARE_MS);
      if (done < items.length) handle = requestIdleCallback(doSome);
    }
    return () => cancelIdleCallback(handle);
  }, [items, work]);
}
