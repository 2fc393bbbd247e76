import { type Catalog, allFields, isRecordName } from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';

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

/** The column of a field has its name in snake_case: `buttonText` is stored as `button_text`. */
export function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function fieldOf(column: string): string {
  return column.replaceAll(/_[a-z]/g, (start) => start.slice(1).toUpperCase());
}

/** The name of a table in the database. */
export function relationOf(table: keyof Catalog): string {
  return isRecordName(table) ? `${table}_info` : table;
}

/** A row with its columns under the names of the fields, values unchanged. Anything but a record is returned as it is. */
export function fromRow(row: unknown): unknown {
  return isRecord(row) ? renamed(row, fieldOf) : row;
}

export function renamed<Value>(
  values: Readonly<Record<string, Value>>,
  nameOf: (name: string) => string,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [nameOf(name), value]));
}
