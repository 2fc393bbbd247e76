import List from '@mui/material/List';

import { type LongListProps, WindowedRows } from './WindowedRows';

/** Up to here all rows are drawn: it costs little, and the browser's own search finds them. */
export const WINDOWED_FROM = 100;

/** One item below the other. Of a long list only the rows near the window are drawn. */
export function LongList<Item>(props: LongListProps<Item>) {
  const { label, items, renderRow } = props;
  if (items.length > WINDOWED_FROM) return <WindowedRows {...props} />;
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
