import type { ReactElement } from 'react';

import { Region } from '@/components/shared/Region';
import { LongList, type LongListProps } from '@/panel/components/rows/LongList';
import type { FocusRequest } from '@/panel/components/rows/RowActions';

interface LongListViewProps<Item> extends Omit<LongListProps<Item>, 'renderRow' | 'shownIndex'> {
  renderRow: (item: Item, focusRequest: FocusRequest | undefined) => ReactElement;
  focus: { index: number | undefined; request: FocusRequest | undefined };
}

/** A row that cannot be drawn leaves the others in place (D18). */
export function LongListView<Item extends { id: number }>(props: LongListViewProps<Item>) {
  const { renderRow, focus, ...list } = props;
  const { index, request } = focus;
  const focused = index === undefined ? undefined : list.items[index];
  return (
    <LongList
      {...list}
      shownIndex={index}
      renderRow={(item) => (
        <Region key={item.id} resetKey={item} text="Bu kayıt şu anda gösterilemiyor.">
          {renderRow(item, item === focused ? request : undefined)}
        </Region>
      )}
    />
  );
}
