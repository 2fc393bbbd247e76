import { type Position, positionOf } from './keyset';

/** What has arrived of a list. */
export interface RowsSoFar<Item> {
  items: readonly Item[];
  /** Ids of all rows, also of those that cannot be shown. */
  ids: ReadonlySet<number>;
  /** Where the next page starts. */
  last?: Position;
}

/** Adds a page of rows, each row once. Throws when the page has something in it, but no row. */
export function withPage<Item>(
  before: RowsSoFar<Item>,
  page: readonly unknown[],
  fromRow: (row: unknown) => Item | undefined,
): RowsSoFar<Item> {
  const items = [...before.items];
  const ids = new Set(before.ids);
  let last: Position | undefined;

  for (const row of page) {
    const position = positionOf(row);
    if (position === undefined) continue;
    last = position;
    if (ids.has(position.id)) continue;
    ids.add(position.id);
    const item = fromRow(row);
    if (item !== undefined) items.push(item);
  }

  if (last !== undefined) return { items, ids, last };
  if (page.length > 0) throw new TypeError('The answer holds no rows');
  return before;
}
