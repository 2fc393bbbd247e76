import { onlyList } from '@/data/schema/lists';
import type { Catalog, ListName } from '@/domain/catalog';

import { overlay } from './applyMutations';
import { type Change, isOf } from './mutation';

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
