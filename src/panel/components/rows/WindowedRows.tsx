import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import {
  createContext,
  type ReactElement,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  WindowVirtualizer,
  type WindowVirtualizerHandle,
} from 'virtua';

export interface LongListProps<Item> {
  label: string;
  items: ReadonlyArray<Item>;
  /** Its key must be the item's own. */
  renderRow: (item: Item, index: number) => ReactElement;
  /** The row to scroll into view. */
  shownIndex?: number | undefined;
}

const ListContext = createContext<{
  label: string;
  size: number;
  heightOf: (index: number) => number | undefined;
}>({ label: '', size: 0, heightOf: () => undefined });

// A row that is not drawn yet is as high as it was before, or as other rows; at first, as rows usually are. It shows the
// place of its picture and the line below it.
const Rows = styled(List)(({ theme }) => ({
  '& > li:empty': {
    minHeight: 'var(--row-height, 9.5rem)',
    borderBottom: `1px solid ${theme.palette.divider}`,
    background: `linear-gradient(${theme.palette.surface.paperDeep} 100%, transparent) 0 0.875rem / min(5rem, 26%) 3.75rem no-repeat`,
    [theme.breakpoints.up('sm')]: {
      minHeight: 'var(--row-height, 5rem)',
      backgroundPosition: '0 0.375rem',
      backgroundSize: 'min(5rem, 12%) calc(100% - 0.75rem)',
    },
    [theme.breakpoints.up('lg')]: { minHeight: 'var(--row-height, 4.5625rem)' },
  },
}));

/** virtua ignores the pointer while the page scrolls; here a touch during a scroll presses the button below it. */
function Container({ style, ...props }: CustomContainerComponentProps) {
  const { label } = useContext(ListContext);
  return (
    // Safari does not treat a list without bullets as a list.
    <Rows role="list" aria-label={label} style={{ ...style, pointerEvents: 'auto' }} {...props} />
  );
}

/** For screen readers, which count the rows that are not drawn too. */
function Row({ index, style, ...props }: CustomItemComponentProps) {
  const { size, heightOf } = useContext(ListContext);
  // As it was at first: what is in the row would be styled again for another height.
  const [height] = useState(() => heightOf(index));
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={size}
      style={height === undefined ? style : { ...style, '--row-height': `${height}px` }}
      {...props}
    />
  );
}

/** For thousands of rows: only those near the window are in the document. */
export function WindowedRows<Item>(props: LongListProps<Item>) {
  const { label, items, renderRow, shownIndex } = props;
  const virtualizer = useRef<WindowVirtualizerHandle>(null);

  const size = items.length;
  const list = useMemo(
    () => ({
      label,
      size,
      heightOf: (index: number) => virtualizer.current?.getItemSize(index),
    }),
    [label, size],
  );

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
