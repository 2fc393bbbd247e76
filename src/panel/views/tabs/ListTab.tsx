import { useAtomValue } from 'jotai';
import { type ReactElement, type ReactNode, useMemo } from 'react';

import { Region } from '@/components/shared/Region';
import type { ItemOf, ListName } from '@/domain/catalog';
import { picturePreviewsAtom } from '@/panel/atoms/photographs';
import { PicturePreviews } from '@/panel/components/form/picture/picturePreviews';
import { ListPanel } from '@/panel/components/ListPanel';
import { WINDOWED_FROM } from '@/panel/components/rows/LongList';
import type { FocusRequest } from '@/panel/components/rows/RowActions';
import { listWords } from '@/panel/content/panel';

import { RowInTurn } from './RowInTurn';
import type { useListTab } from './useListTab';

type RenderRow<Item> = (item: Item, focusRequest: FocusRequest | undefined) => ReactElement;

interface ListTabProps<List extends ListName, Draft extends object> {
  list: List;
  items: readonly ItemOf<List>[];
  /** Above the rows. */
  tools?: ReactNode;
  /** Shown instead of no rows. */
  emptyText?: string | undefined;
  tab: ReturnType<typeof useListTab<List, Draft>>;
  renderForm: (title: string) => ReactElement;
  /** Of a long list it should be stable. */
  renderRow: RenderRow<ItemOf<List>>;
  nameOf: (item: ItemOf<List>) => string;
  actions?: ReactNode;
}

/** Shows a list's form in the place of the row that it edits, or above the list. */
export function ListTab<List extends ListName, Draft extends object>(
  props: ListTabProps<List, Draft>,
) {
  const { list, items, tools, actions, tab, renderForm, renderRow, nameOf } = props;
  const { focus, form } = tab;
  const words = listWords[list];
  const title = form?.item === undefined ? words.add : `Düzenle: ${nameOf(form.item)}`;
  const drawn = form === undefined ? undefined : renderForm(title);
  const isInPlace = form !== undefined && form.index !== -1;
  const isLong = items.length > WINDOWED_FROM;
  const rowOf = useMemo(() => keptRows(renderRow, isLong), [renderRow, isLong]);
  return (
    <PicturePreviews value={useAtomValue(picturePreviewsAtom)}>
      <ListPanel
        label={words.tab}
        addLabel={words.add}
        actions={actions}
        emptyText={props.emptyText ?? words.empty}
        tools={tools}
        items={items}
        newForm={drawn === undefined || isInPlace ? null : drawn}
        editForm={drawn !== undefined && isInPlace ? { index: form.index, form: drawn } : undefined}
        shownIndex={focus.index}
        buttonTakesFocus={focus.isOnOpener}
        renderRow={(item, index) => rowOf(item, index === focus.index ? focus.request : undefined)}
        onToggleNew={tab.onToggleNew}
      />
    </PicturePreviews>
  );
}

/** The element of a row stays the same while its item does: a change or a scroll leaves the other rows alone. */
function keptRows<Item extends { id: number }>(
  renderRow: RenderRow<Item>,
  isLong: boolean,
): RenderRow<Item> {
  const kept = new WeakMap<Item, { request: FocusRequest | undefined; row: ReactElement }>();
  return (item, request) => {
    const before = kept.get(item);
    if (before !== undefined && before.request === request) return before.row;
    const inner = renderRow(item, request);
    const row = (
      <Region key={item.id} resetKey={item} text="Bu kayıt şu anda gösterilemiyor.">
        {isLong ? <RowInTurn isUrgent={request !== undefined}>{inner}</RowInTurn> : inner}
      </Region>
    );
    kept.set(item, { request, row });
    return row;
  };
}
