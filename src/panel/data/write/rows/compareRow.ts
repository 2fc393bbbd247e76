import { columnOf, fromRow } from '@/data/schema/columns';
import { isRecord } from '@/data/schema/fields';
import { isRow, type Row, toColumns } from '@/data/schema/rows';
import { catalogTables } from '@/data/schema/tables';
import { type Catalog, allFields } from '@/domain/catalog';
import { type FieldValues, pickFields } from '@/domain/records';
import { fieldsToSend } from '@/panel/data/sync/mutations/applyMutations';
import type { Update } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import type { WriteAnswer } from '@/panel/data/write/database';

import { rowOf, type StoredRow } from './readRow';

/** What an update means for the row as the database has it. */
export type Comparison =
  | { kind: 'applied'; stored: FieldValues }
  | { kind: 'conflict'; theirs: FieldValues }
  /** `expected`: what these columns have now. */
  | { kind: 'write'; columns: Row; expected: Row };

export function compareRow({ table, item, seen }: Update, row: StoredRow): Comparison {
  const fields = fromRow(row);
  const theirs = storedFields(table, row) ?? allFields(table, isRecord(fields) ? fields : {});
  const wanted = fieldsToSend({ item, seen });
  // A field with the wanted value was written by an earlier attempt.
  const missing = Object.keys(wanted).filter((name) => theirs[name] !== wanted[name]);
  if (missing.some((name) => theirs[name] !== seen[name])) return { kind: 'conflict', theirs };
  if (missing.length === 0) return { kind: 'applied', stored: theirs };
  const columns = toColumns(pickFields(wanted, missing));
  return { kind: 'write', columns, expected: expectedOf(row, missing.map(columnOf)) };
}

/** The result of an update, with all fields of the row that the database has answered with. */
export function withStored(
  table: keyof Catalog,
  result: PushResult,
  answer: WriteAnswer,
): PushResult {
  const row = rowOf(answer);
  return result.kind === 'applied' && row
    ? { ...result, stored: storedFields(table, row) }
    : result;
}

/** The fields as the page shows them. Undefined where an essential one is missing. */
function storedFields(table: keyof Catalog, row: StoredRow): FieldValues | undefined {
  const shown = catalogTables[table].parseRow(row);
  return shown && allFields(table, shown);
}

function expectedOf(row: StoredRow, columns: readonly string[]): Row {
  const entries = columns.map((column) => ({ [column]: row[column] ?? null }));
  return Object.assign({}, ...entries.filter(isRow));
}
