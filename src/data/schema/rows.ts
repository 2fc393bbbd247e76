import { type Catalog, allFields } from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';

import { columnOf, renamed } from './columns';
import { isRecord } from './fields';

/** What an insert or update carries (specification 7). The database itself gives `id` and `created_at`. */
export type Row = Record<string, string | number | boolean | null>;

export function isRow(value: unknown): value is Row {
  return isRecord(value) && Object.values(value).every(isColumnValue);
}

function isColumnValue(value: unknown): value is Row[string] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Leaves out the columns of missing values: a new row has no value in them anyway, and older databases lack some. */
export function toRow(table: keyof Catalog, values: object): Row {
  const filled = Object.entries(allFields(table, values)).filter(([, value]) => value !== null);
  return toColumns(Object.fromEntries(filled));
}

export function toColumns(values: FieldValues): Row {
  return renamed(values, columnOf);
}

export function withDate(contactColumns: Row, updatedAt: Date): Row {
  return { ...contactColumns, updated_at: updatedAt.toISOString() };
}
