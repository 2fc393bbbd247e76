import { styled } from '@mui/material/styles';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  WindowVirtualizer,
  type WindowVirtualizerHandle,
} from 'virtua';

import type { RowListProps } from './RowList';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const ListContext = createContext({ label: '', size: 0 });

/** A thumb that lands while the page still glides presses what it lands on: virtua would let it fall through. */
function Container({ style, ...props }: CustomContainerComponentProps) {
  const { label } = useContext(ListContext);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <List role="list" aria-label={label} style={{ ...style, pointerEvents: 'auto' }} {...props} />
  );
}

/** Screen readers count the rows that are not drawn, too. */
function Row({ index, ...props }: CustomItemComponentProps) {
  return <li aria-posinset={index + 1} aria-setsize={useContext(ListContext).size} {...props} />;
}

/** Ten thousand rows, of which those near the window are in the document. */
export function WindowedRows<Item>(props: RowListProps<Item>) {
  const { label, items, renderRow, shownIndex } = props;
  const virtualizer = useRef<WindowVirtualizerHandle>(null);

  const size = items.length;
  const list = useMemo(() => ({ label, size }), [label, size]);

  useEffect(() => {
    if (shownIndex === undefined) return;
    virtualizer.current?.scrollToIndex(shownIndex, { align: 'nearest' });
  }, [shownIndex]);

  return (
    <ListContext value={list}>
      <WindowVirtualizer ref={virtualizer} as={Container} item={Row} data={items}>
        {renderRow}
      </WindowVirtualizer>
    </ListContext>
  );
}
