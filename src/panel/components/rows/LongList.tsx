import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { createContext, type ReactElement, type Ref, useContext, useMemo } from 'react';
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  WindowVirtualizer,
  type WindowVirtualizerHandle,
} from 'virtua';

/** Fewer rows are all drawn: it costs little, and the browser's own search finds them. */
const WINDOWED_FROM = 100;

export type LongListHandle = WindowVirtualizerHandle;

export interface LongListProps<Item> {
  label: string;
  items: ReadonlyArray<Item>;
  emptyText: string;
  /** Its key must be the item's own. What the row becomes, such as its form, may have another one. */
  renderRow: (item: Item, index: number) => ReactElement;
  /** Null while all rows are drawn. */
  ref?: Ref<LongListHandle>;
}

/** The height of a row in px, until it has been measured. */
const USUAL_HEIGHT = 75;

/** One item below the other. Of thousands only the rows near the window are in the document. */
export function LongList<Item extends object>(props: LongListProps<Item>) {
  const { label, items, emptyText, renderRow } = props;
  if (items.length === 0) {
    return (
      <Typography variant="subtitle1" sx={{ py: 3 }}>
        {emptyText}
      </Typography>
    );
  }
  if (items.length > WINDOWED_FROM) return <WindowedList {...props} />;
  return (
    // Safari does not treat a list without bullets as a list.
    <List role="list" aria-label={label}>
      {items.map((item, index) => {
        const row = renderRow(item, index);
        return <li key={row.key}>{row}</li>;
      })}
    </List>
  );
}

/** What virtua does not pass on to the elements that it draws. */
const WindowedContext = createContext({ label: '', size: 0 });

function WindowedList<Item>({ label, items, renderRow, ref }: LongListProps<Item>) {
  const size = items.length;
  const context = useMemo(() => ({ label, size }), [label, size]);

  return (
    <WindowedContext value={context}>
      <WindowVirtualizer
        ref={ref ?? null}
        as={Rows}
        item={Row}
        data={items}
        itemSize={USUAL_HEIGHT}
      >
        {renderRow}
      </WindowVirtualizer>
    </WindowedContext>
  );
}

/** virtua ignores the pointer while the page scrolls; here a touch during a scroll presses the button below it. */
function Rows({ style, ...props }: CustomContainerComponentProps) {
  const { label } = useContext(WindowedContext);
  return (
    <List role="list" aria-label={label} style={{ ...style, pointerEvents: 'auto' }} {...props} />
  );
}

/** A row whose place screen readers tell, because they cannot count the rows that are not drawn. */
function Row({ index, ...props }: CustomItemComponentProps) {
  const { size } = useContext(WindowedContext);
  return <li aria-posinset={index + 1} aria-setsize={size} {...props} />;
}
