import type { Catalog } from '@/domain/catalog';

import { columnOf, renamed } from './columns';
import { isRecord } from './fields';
import { allFields, type FieldValues } from './fieldValues';

/** What an insert or update carries (specification 7). The database itself gives `id` and `created_at`. */
export type Row = Record<string, string | number | boolean | null>;

export function isRow(value: unknown): value is Row {
  return isRecord(value) && Object.values(value).every(isColumnValue);
}

function isColumnValue(value: unknown): value is Row[string] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

export function toRow(table: keyof Catalog, values: object): Row {
  return toColumns(allFields(table, values));
}

export function toColumns(values: FieldValues): Row {
  return renamed(values, columnOf);
}

export function withDate(contactColumns: Row, updatedAt: Date): Row {
  return { ...contactColumns, updated_at: updatedAt.toISOString() };
}
