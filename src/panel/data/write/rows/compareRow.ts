import { columnOf, fromRow } from '@/data/schema/columns';
import { isRecord } from '@/data/schema/fields';
import { allFields, type FieldValues, pickFields } from '@/data/schema/fieldValues';
import { parseContactInfo } from '@/data/schema/parseItems';
import { isRow, type Row, toColumns } from '@/data/schema/rows';
import { listTables } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';
import { type Edit, fieldsToSend } from '@/panel/data/sync/mutations/edit';
import { type Mutation, valuesOf } from '@/panel/data/sync/mutations/mutation';

import type { StoredRow } from './readRow';

/** What an update means for the row as the database has it. */
export type Comparison =
  | { kind: 'applied' }
  | { kind: 'conflict'; theirs: FieldValues }
  /** `expected`: what these columns have now. */
  | { kind: 'write'; columns: Row; expected: Row };

export function compareRow(mutation: Mutation, edit: Edit, row: StoredRow): Comparison {
  const { seen, sentBefore } = edit;
  const theirs = allFields(mutation.table, shownValues(mutation.table, row));
  const wanted = fieldsToSend(valuesOf(mutation), edit);
  const isOurs = (name: string) =>
    [seen, ...sentBefore].some((own) => name in own && own[name] === theirs[name]);
  const differing = Object.keys(wanted).filter((name) => theirs[name] !== wanted[name]);
  const changedByOthers = differing.filter((name) => !isOurs(name));
  if (changedByOthers.some((name) => wanted[name] !== seen[name])) {
    return { kind: 'conflict', theirs };
  }
  // Fields that only a late attempt could change are written too: the database then ignores that attempt.
  const names = Object.keys(wanted).filter(
    (name) =>
      !changedByOthers.includes(name) &&
      (differing.includes(name) ||
        sentBefore.some((own) => name in own && own[name] !== wanted[name])),
  );
  if (names.length === 0) return { kind: 'applied' };
  const columns = toColumns(pickFields(wanted, names));
  return { kind: 'write', columns, expected: expectedOf(row, names.map(columnOf)) };
}

function shownValues(table: keyof Catalog, row: StoredRow): object {
  const fields = fromRow(row);
  const shown = table === 'contact' ? parseContactInfo(fields) : listTables[table].parseRow(row);
  return shown ?? (isRecord(fields) ? fields : {});
}

function expectedOf(row: StoredRow, columns: readonly string[]): Row {
  const entries = columns.map((column) => ({ [column]: row[column] ?? null }));
  return Object.assign({}, ...entries.filter(isRow));
}
