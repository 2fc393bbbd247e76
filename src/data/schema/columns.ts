import { type Catalog, isRecordName } from '@/domain/catalog';

import { isRecord } from './fields';

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
