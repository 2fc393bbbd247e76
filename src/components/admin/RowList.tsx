import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';

import { WindowedRows } from './WindowedRows';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** So many rows cost nothing, and the browser's own search finds all of them. */
const WINDOWED_FROM = 100;

export interface RowListProps<Item> {
  /** What a screen reader calls the list. */
  label: string;
  items: ReadonlyArray<Item>;
  /** The row of an item. Its key must be the item's own. */
  renderRow: (item: Item, index: number) => ReactElement;
  /** The row to bring into view, if it is not. */
  shownIndex?: number | undefined;
}

/** The items one below the other; a long list draws only what is near the window. */
export function RowList<Item>(props: RowListProps<Item>) {
  const { label, items, renderRow } = props;
  if (items.length > WINDOWED_FROM) return <WindowedRows {...props} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <List role="list" aria-label={label}>
      {items.map((item, index) => {
        const row = renderRow(item, index);
        return <li key={row.key}>{row}</li>;
      })}
    </List>
  );
}
