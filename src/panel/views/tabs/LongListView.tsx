import type { ReactElement, ReactNode } from 'react';

import { Region } from '@/components/shared/Region';
import { LongList, type LongListProps, WINDOWED_FROM } from '@/panel/components/rows/LongList';
import { StylesAhead } from '@/panel/components/StylesAhead';
import { useTurn } from '@/panel/hooks/useTurn';

interface LongListViewProps<Item> extends LongListProps<Item> {
  /** What a press in a row draws for the first time. */
  ahead?: ReactNode;
}

/** Draws the rows of a long list one after the other, so that scrolling and typing never wait for many. */
export function LongListView<Item extends { id: number }>(props: LongListViewProps<Item>) {
  const { ahead, renderRow, ...list } = props;
  const isLong = list.items.length > WINDOWED_FROM;
  return (
    <>
      <StylesAhead>{ahead}</StylesAhead>
      <LongList
        {...list}
        renderRow={(item, index) => (
          <Region key={item.id} resetKey={item} text="Bu kayıt şu anda gösterilemiyor.">
            {isLong ? (
              <RowInTurn isUrgent={index === list.shownIndex}>{renderRow(item, index)}</RowInTurn>
            ) : (
              renderRow(item, index)
            )}
          </Region>
        )}
      />
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
