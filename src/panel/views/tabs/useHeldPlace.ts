import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useRef } from 'react';

import { refreshesAtom } from '@/atoms/catalog';
import type { LongListHandle } from '@/panel/components/rows/LongList';

/** After the lists were read again the row that is looked at stays where it is (D36). */
export function useHeldPlace(
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
    const kept = old.rows.findIndex(({ id }, place) => place >= first && places.has(id));
    const place = places.get(old.rows[kept]?.id ?? 0);
    if (place === undefined) return;
    window.scrollBy(0, list.getItemOffset(place) - list.getItemOffset(kept));
  }, [rows, refreshes, longList]);
}
