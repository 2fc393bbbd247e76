import type { ItemOf, ListName } from '@/domain/catalog';

import { findLanded } from './findLanded';
import { isLocalId } from './localIds';
import type { ItemChange } from './mutation';

/**
 * The rows of a list with the changes on top of them, newest first. Items bear the backend's id, or the local one
 * until there is one. `changes` go from the oldest to the newest.
 */
export function overlay<List extends ListName>(
  rows: readonly ItemOf<List>[],
  changes: readonly ItemChange<List>[],
): readonly ItemOf<List>[] {
  if (changes.length === 0) return rows;
  const unplaced = new Map<number, ItemOf<List> | undefined>();
  const madeHere = new Set<number>();
  const landed = new Set<number | undefined>();
  for (const change of changes) {
    const { id, rowId = id, item, removed } = change;
    unplaced.set(rowId, removed ? undefined : { ...item, id: rowId });
    if (isLocalId(id)) madeHere.add(rowId);
    if (change.sent && change.rowId === undefined) landed.add(findLanded(rows, change)?.id);
  }

  const placed = rows.flatMap((row) => {
    if (landed.has(row.id)) return [];
    if (!unplaced.has(row.id)) return [row];
    const item = unplaced.get(row.id);
    unplaced.delete(row.id);
    return item === undefined ? [] : [item];
  });
  // A change of a row that is not there: on a later page, or deleted by somebody else.
  const made = [...unplaced].flatMap(([id, item]) => (item && madeHere.has(id) ? [item] : []));
  return [...made.toReversed(), ...placed];
}
