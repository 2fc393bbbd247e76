import { type RefObject, useEffect, useState } from 'react';

/** Pixels below the window. Far enough for nobody to see an end, near enough for any list to stay light. */
const AHEAD = '0px 0px 20000px';

/** How many of `total` items to draw: `step` more whenever the reader comes near the `end` of those that are. */
export function useGrowth(end: RefObject<Element | null>, total: number, step: number): number {
  const [count, setCount] = useState(step);
  const hasMore = count < total;
  useEffect(() => {
    if (!hasMore || end.current === null) return undefined;
    const grow: IntersectionObserverCallback = ([entry]) => {
      if (entry?.isIntersecting) setCount(count + step);
    };
    const observer = new IntersectionObserver(grow, { root: document, rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, hasMore, count, step]);
  return count;
}
