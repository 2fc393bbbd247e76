import { fromRow } from '@/data/schema/columns';
import { isRecord } from '@/data/schema/fields';
import { parseContactInfo } from '@/data/schema/parseItems';
import { columnsOf, isRow, type Row, toRow } from '@/data/schema/rows';
import { listTables } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';
import { columnsToSend, type Update } from '@/panel/data/sync/mutations/edit';

import type { StoredRow } from './readRow';

/** What an update means for the row as the database has it. */
export type Comparison =
  | { kind: 'applied' }
  /** Somebody else has changed one of its columns. */
  | { kind: 'conflict'; theirs: Row }
  | { kind: 'write'; columns: Row; guard: Row };

export function compareRow(update: Update, row: StoredRow): Comparison {
  const { old, tried } = update.replaced;
  const theirs = toRow(update.table, shownValues(update.table, row));
  const columns = columnsToSend(update);
  const isOurs = (column: string) =>
    [old, ...tried].some((own) => column in own && own[column] === theirs[column]);
  const differing = Object.keys(columns).filter((column) => theirs[column] !== columns[column]);
  const changedByOthers = differing.filter((column) => !isOurs(column));
  if (changedByOthers.some((column) => columns[column] !== old[column])) {
    return { kind: 'conflict', theirs };
  }
  // Columns that only a late attempt could change are written too: the database then ignores that attempt.
  const names = Object.keys(columns).filter(
    (column) =>
      !changedByOthers.includes(column) &&
      (differing.includes(column) ||
        tried.some((own) => column in own && own[column] !== columns[column])),
  );
  if (names.length === 0) return { kind: 'applied' };
  return { kind: 'write', columns: columnsOf(columns, names), guard: guardOf(row, names) };
}

function shownValues(table: keyof Catalog, row: StoredRow): object {
  const fields = fromRow(row);
  const shown = table === 'contact' ? parseContactInfo(fields) : listTables[table].parseRow(row);
  return shown ?? (isRecord(fields) ? fields : {});
}

function guardOf(row: StoredRow, names: readonly string[]): Row {
  const entries = names.map((name) => ({ [name]: row[name] ?? null }));
  return Object.assign({}, ...entries.filter(isRow));
}
