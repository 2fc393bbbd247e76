import { isRecord } from './fields';

/** The columns whose name differs from the field's. No other file knows them. */
const FIELD_OF_COLUMN = new Map([
  ['original_price', 'originalPrice'],
  ['in_stock', 'inStock'],
  ['button_text', 'buttonText'],
  ['button_color', 'buttonColor'],
  ['working_hours', 'workingHours'],
]);

export function fieldOf(column: string): string {
  return FIELD_OF_COLUMN.get(column) ?? column;
}

/** A row with its columns under the names of the fields, values unchanged. Anything but a record is returned as it is. */
export function fromRow(row: unknown): unknown {
  if (!isRecord(row)) return row;
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldOf(column), value]));
}
