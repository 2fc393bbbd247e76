import { listTables } from '@/data/schema/tables';
import type { ItemOf, ListName } from '@/domain/catalog';

import type { ItemChange } from './mutation';

/**
 * The row that an insert without an answer has made after all: one with its values, and newer than what was there when
 * it was sent. Rows are newest first.
 */
export function findLanded<List extends ListName>(
  rows: readonly ItemOf<List>[],
  { table, item, sent = item, newerThan = 0 }: ItemChange<List>,
): ItemOf<List> | undefined {
  const { toRow } = listTables[table];
  const valuesOf = (values: ItemOf<List>) => JSON.stringify(toRow(values));
  const wanted = new Set([valuesOf(item), valuesOf(sent)]);
  return rows.find((row) => row.id > newerThan && wanted.has(valuesOf(row)));
}
