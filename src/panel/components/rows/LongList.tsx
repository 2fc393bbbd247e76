import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
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

/** Up to here all rows are drawn: it costs little, and the browser's own search finds them. */
export const WINDOWED_FROM = 100;

export interface LongListProps<Item> {
  label: string;
  items: ReadonlyArray<Item>;
  emptyText: string;
  /** Its key must be the item's own. While it stays the same function, a row is drawn again for a changed item only. */
  renderRow: (item: Item) => ReactElement;
  /** Shown instead of the row at this index. */
  editForm?: { index: number; form: ReactElement } | undefined;
  /** The row to scroll into view. */
  shownIndex?: number | undefined;
}

/** Of a row, in px, until it has been measured. */
const USUAL_HEIGHT = 75;

/** One item below the other. Of thousands only the rows near the window are in the document. */
export function LongList<Item extends object>(props: LongListProps<Item>) {
  const { label, items, emptyText } = props;
  const rowAt = useRows(props);
  if (items.length === 0) {
    return (
      <Paper variant="empty" component="p" sx={{ py: 5 }}>
        {emptyText}
      </Paper>
    );
  }
  if (items.length > WINDOWED_FROM) return <WindowedList {...props} rowAt={rowAt} />;
  return (
    // Safari does not treat a list without bullets as a list.
    <List role="list" aria-label={label} sx={{ pt: { xs: 0, sm: 1 } }}>
      {items.map((item, index) => {
        const row = rowAt(item, index);
        return <li key={row.key}>{row}</li>;
      })}
    </List>
  );
}

type RowAt<Item> = (item: Item, index: number) => ReactElement;

/** virtua asks for all rows after each scroll and each measured row. React passes over elements that are the same. */
function useRows<Item extends object>({ renderRow, editForm }: LongListProps<Item>): RowAt<Item> {
  const rows = useMemo(() => ({ renderRow, kept: new WeakMap<Item, ReactElement>() }), [renderRow]);
  return (item, index) => {
    if (index === editForm?.index) return editForm.form;
    const row = rows.kept.get(item) ?? rows.renderRow(item);
    rows.kept.set(item, row);
    return row;
  };
}

/** What virtua does not pass on to the elements that it draws. */
const WindowedContext = createContext<{
  label: string;
  size: number;
  heightOf: (index: number) => number | undefined;
}>({ label: '', size: 0, heightOf: () => undefined });

interface WindowedListProps<Item> extends LongListProps<Item> {
  rowAt: RowAt<Item>;
}

function WindowedList<Item>({ label, items, rowAt, shownIndex }: WindowedListProps<Item>) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const size = items.length;
  const context = useMemo(
    () => ({
      label,
      size,
      heightOf: (index: number) => virtualizer.current?.getItemSize(index),
    }),
    [label, size],
  );

  useEffect(() => {
    if (shownIndex === undefined || isDrawn(shownIndex)) return;
    virtualizer.current?.scrollToIndex(shownIndex, { align: 'nearest' });
  }, [shownIndex]);

  return (
    <WindowedContext value={context}>
      <WindowVirtualizer
        ref={virtualizer}
        as={Rows}
        item={Row}
        data={items}
        itemSize={USUAL_HEIGHT}
      >
        {rowAt}
      </WindowVirtualizer>
    </WindowedContext>
  );
}

/** Then its button takes the focus, and the browser scrolls, with room for what stays in place. */
function isDrawn(index: number): boolean {
  return document.querySelector(`[aria-posinset="${index + 1}"] button`) !== null;
}

const ROW = `${USUAL_HEIGHT / 16}rem`;

// A row that is not drawn yet is as high as it was before, or as other rows; at first, as rows usually are. It shows the
// places of its picture, name and price. So does the list before it has been measured, for as many rows as there are.
const StyledRows = styled(List)(({ theme }) => {
  const block = (from: number, to: number) =>
    `linear-gradient(transparent ${from}rem, ${theme.palette.surface.paperDeep} ${from}rem ${to}rem, transparent ${to}rem)`;
  const edge = `linear-gradient(transparent calc(100% - 1px), ${theme.palette.divider} 0)`;
  return {
    '&:empty': { backgroundRepeat: 'repeat-y' },
    '&:empty, & > li:empty': {
      backgroundImage: [block(0.875, 3.875), block(0.75, 1.5), block(2.75, 3.75), edge].join(),
      backgroundPosition: '0 0, 4.625rem 0, 4.625rem 0, 0 0',
      backgroundSize: `min(4rem, 20%) ${ROW}, 45% ${ROW}, 20% ${ROW}, 100% ${ROW}`,
      [theme.breakpoints.up('sm')]: {
        backgroundImage: [block(0.375, 4.125), block(1.75, 2.75), block(1.5, 3), edge].join(),
        backgroundPosition: '0 0, 6.25rem 0, 72% 0, 0 0',
        backgroundSize: `min(5rem, 12%) ${ROW}, 25% ${ROW}, 8% ${ROW}, 100% ${ROW}`,
      },
    },
    '& > li:empty': {
      minHeight: `var(--row-height, ${ROW})`,
      backgroundRepeat: 'no-repeat',
    },
    [theme.breakpoints.down('sm')]: { paddingTop: 0 },
  };
});

/** virtua ignores the pointer while the page scrolls; here a touch during a scroll presses the button below it. */
function Rows({ style, ...props }: CustomContainerComponentProps) {
  const { label } = useContext(WindowedContext);
  return (
    <StyledRows
      role="list"
      aria-label={label}
      style={{ ...style, pointerEvents: 'auto' }}
      {...props}
    />
  );
}

/** For screen readers, which count the rows that are not drawn too. */
function Row({ index, style, ...props }: CustomItemComponentProps) {
  const { size, heightOf } = useContext(WindowedContext);
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
