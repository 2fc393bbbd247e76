import List from '@mui/material/List';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  WindowVirtualizer,
  type WindowVirtualizerHandle,
} from 'virtua';

import type { RowListProps } from './RowList';

const ListContext = createContext({ label: '', size: 0 });

/** virtua ignores the pointer while the page scrolls; here a touch during a scroll presses the button below it. */
function Container({ style, ...props }: CustomContainerComponentProps) {
  const { label } = useContext(ListContext);
  return (
    // Safari does not treat a list without bullets as a list.
    <List role="list" aria-label={label} style={{ ...style, pointerEvents: 'auto' }} {...props} />
  );
}

/** For screen readers, which count the rows that are not drawn too. */
function Row({ index, ...props }: CustomItemComponentProps) {
  return <li aria-posinset={index + 1} aria-setsize={useContext(ListContext).size} {...props} />;
}

/** For thousands of rows: only those near the window are in the document. */
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
