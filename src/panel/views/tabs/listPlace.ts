import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useRef } from 'react';

import { refreshesAtom } from '@/atoms/catalog';
import type { LongListHandle } from '@/panel/components/rows/LongList';

/** Scrolls back to where the list was before `opened`, the key of a form or of what else takes its place. */
export function useReturnToPlace(opened: string | undefined) {
  const place = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (opened !== undefined) place.current = window.scrollY;
    const top = place.current;
    if (opened !== undefined || top === undefined) return undefined;
    const scrollBack = () => {
      window.scrollTo(0, top);
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
    };
    scrollBack();
    // A long list scrolls for itself when it has measured the row.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(scrollBack);
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);
}

/** Leaves the row that is looked at where it is when the lists were read again (D36). */
export function useSteadyPlace(
  longList: RefObject<LongListHandle | null>,
  rows: readonly { id: number }[],
): void {
  const refreshes = useAtomValue(refreshesAtom);
  const before = useRef({ rows, refreshes });
  useLayoutEffect(() => {
    const { current: old } = before;
    before.current = { rows, refreshes };
    const list = longList.current;
    if (list === null || old.refreshes === refreshes || list.scrollOffset <= 0) return;
    const places = new Map(rows.map(({ id }, place) => [id, place]));
    const first = list.findItemIndex(list.scrollOffset);
    const oldPlace = old.rows.findIndex(({ id }, place) => place >= first && places.has(id));
    const place = places.get(old.rows[oldPlace]?.id ?? 0);
    if (place === undefined) return;
    window.scrollBy(0, list.getItemOffset(place) - list.getItemOffset(oldPlace));
  }, [rows, refreshes, longList]);
}
