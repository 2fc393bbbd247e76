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
      <WindowVirtualizer ref={virtualizer} as={Rows} item={Row} data={items}>
        {rowAt}
      </WindowVirtualizer>
    </WindowedContext>
  );
}

/** Then its button takes the focus, and the browser scrolls, with room for what stays in place. */
function isDrawn(index: number): boolean {
  return document.querySelector(`[aria-posinset="${index + 1}"] button`) !== null;
}

// Until the list has been measured, and where a row is not drawn yet: the places of picture, name and price. Such a row is as
// high as it was before, or as other rows; at first, as rows usually are.
const StyledRows = styled(List)(({ theme }) => {
  const block = (top: string, bottom: string) =>
    `linear-gradient(transparent ${top}, ${theme.palette.surface.paperDeep} ${top} ${bottom}, transparent ${bottom})`;
  return {
    [theme.breakpoints.down('sm')]: { paddingTop: 0 },
    '&:empty, & > li:empty': {
      '--height': 'var(--row-height, 4.75rem)',
      minHeight: 'var(--height)',
      backgroundImage: [block('18%', '82%'), block('16%', '36%'), block('58%', '84%')].join(),
      backgroundRepeat: 'repeat-y',
      backgroundPosition: '0 0, 4.625rem 0, 4.625rem 0',
      backgroundSize: 'min(4rem, 20%) var(--height), 45% var(--height), 20% var(--height)',
      [theme.breakpoints.up('sm')]: {
        '--height': 'var(--row-height, 4.5625rem)',
        backgroundImage: [block('8%', '92%'), block('39%', '61%'), block('34%', '66%')].join(),
        backgroundPosition: '0 0, 6.25rem 0, 72% 0',
        backgroundSize: 'min(5rem, 12%) var(--height), 25% var(--height), 8% var(--height)',
      },
    },
    '& > li:empty': { borderBottom: `1px solid ${theme.palette.divider}` },
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
