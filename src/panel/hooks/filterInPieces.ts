import { startTransition } from 'react';

const AT_ONCE = 500;

/** How long a task may search. Short, because its last step takes longer on a slow phone. */
const TASK_MS = 4;

interface Wanted<Item> {
  isWanted: () => boolean;
  /** Not called when the search is no longer wanted. */
  onFound: (found: readonly Item[]) => void;
}

/** Filters a long list in several tasks, so that typing does not wait for it. */
export function filterInPieces<Item>(
  items: readonly Item[],
  fits: (item: Item) => boolean,
  { isWanted, onFound }: Wanted<Item>,
): void {
  const found: Item[] = [];
  let next = 0;

  function filterUntil(end: number) {
    if (!isWanted()) return;
    do {
      found.push(...items.slice(next, next + AT_ONCE).filter(fits));
      next += AT_ONCE;
    } while (next < items.length && performance.now() < end);
    if (next < items.length) setTimeout(() => filterUntil(performance.now() + TASK_MS));
    else startTransition(() => onFound(found));
  }

  // Only the first products at once, so that the pressed key is shown soon.
  filterUntil(0);
}
