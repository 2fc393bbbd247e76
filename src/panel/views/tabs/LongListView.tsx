import { type ReactElement, type ReactNode, useCallback } from 'react';

import { Region } from '@/components/shared/Region';
import { LongList, type LongListProps, WINDOWED_FROM } from '@/panel/components/rows/LongList';
import type { FocusRequest } from '@/panel/components/rows/RowActions';
import { StylesAhead } from '@/panel/components/StylesAhead';
import { useTurn } from '@/panel/hooks/useTurn';

interface LongListViewProps<Item> extends Omit<LongListProps<Item>, 'renderRow' | 'shownIndex'> {
  /** Must be stable where the list may be long. */
  renderRow: (item: Item, focusRequest: FocusRequest | undefined) => ReactElement;
  focus: { index: number | undefined; request: FocusRequest | undefined };
  /** What a press in a row draws for the first time. */
  ahead?: ReactNode;
}

/** Draws the rows of a long list one after the other, so that scrolling and typing never wait for many. */
export function LongListView<Item extends { id: number }>(props: LongListViewProps<Item>) {
  const { renderRow, focus, ahead, ...list } = props;
  const { index, request } = focus;
  const focused = index === undefined ? undefined : list.items[index];
  const isLong = list.items.length > WINDOWED_FROM;
  const renderInTurn = useCallback(
    (item: Item) => {
      const row = renderRow(item, item === focused ? request : undefined);
      return (
        <Region key={item.id} resetKey={item} text="Bu kayıt şu anda gösterilemiyor.">
          {isLong ? <RowInTurn isUrgent={item === focused}>{row}</RowInTurn> : row}
        </Region>
      );
    },
    [renderRow, focused, request, isLong],
  );
  return (
    <>
      <StylesAhead>{ahead}</StylesAhead>
      <LongList {...list} shownIndex={index} renderRow={renderInTurn} />
    </>
  );
}

interface RowInTurnProps {
  /** Drawn at once: it takes the focus. */
  isUrgent: boolean;
  children: ReactElement;
}

/** Until its turn nothing: the list keeps its place. */
function RowInTurn({ isUrgent, children }: RowInTurnProps) {
  return useTurn() || isUrgent ? children : null;
}
