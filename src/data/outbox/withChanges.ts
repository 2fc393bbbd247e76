import { onlyList } from '@/data/lists';
import type { Catalog, ListName } from '@/domain/catalog';

import { type Change, isOf } from './change';
import { overlay } from './overlay';

/** The catalogue with those of the changes in it that are of `table`. */
export function withChanges(
  catalog: Catalog,
  table: keyof Catalog,
  changes: readonly Change[],
): Catalog {
  if (table !== 'contact') {
    const ofList = changes.filter((change) => isOf(change, table));
    return { ...catalog, ...onlyList(table, overlay<ListName>(catalog[table], ofList)) };
  }
  const last = changes.findLast((change) => change.table === 'contact');
  return last === undefined ? catalog : { ...catalog, contact: last.contact };
}
