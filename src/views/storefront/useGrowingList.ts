import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import { whenNear } from '@/hooks/useNear';

/** Two rows in wide windows, four on phones. */
const FIRST_CARDS = 8;

/** Cards added at a time: few enough for a slow phone to draw them in one frame or two. */
const MORE_CARDS = 16;

/** Distance from the window, up and down, at which cards are drawn. */
const REACH = '1500px';

/**
 * Which part of a list of `total` items to draw: its beginning, and more whenever the reader comes near the place where
 * they are missing (D19). `onNearEnd` is called near the end of the whole list, and again after it has become longer.
 * Takes the list of ProductGrid and gives the ref of what follows.
 */
export function useGrowingList(
  total: number,
  listRef: RefObject<HTMLDivElement | null>,
  onNearEnd: () => void,
) {
  const [count, setCount] = useState(FIRST_CARDS);
  const [itemHeight, setItemHeight] = useState(0);
  const restRef = useRef<HTMLDivElement>(null);
  const hasMore = count < total;

  const handleNear = useEffectEvent(() => {
    if (hasMore) startTransition(() => setCount(count + MORE_CARDS));
    else onNearEnd();
  });

  useEffect(() => {
    const list = listRef.current;
    const rest = restRef.current;
    if (list === null || rest === null) return undefined;
    setItemHeight(list.offsetHeight / Math.min(count, total));
    return whenNear(rest, REACH, () => handleNear());
  }, [count, total, listRef]);

  return { count, height: hasMore ? itemHeight * total : undefined, restRef };
}
