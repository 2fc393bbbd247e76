import { isRecord } from './fields';

/** The columns whose name differs from the field's. No other file knows them. */
const FIELD_OF_COLUMN = new Map([
  ['original_price', 'originalPrice'],
  ['in_stock', 'inStock'],
  ['button_text', 'buttonText'],
  ['button_color', 'buttonColor'],
  ['working_hours', 'workingHours'],
  ['created_at', 'createdAt'],
]);

const COLUMN_OF_FIELD = new Map([...FIELD_OF_COLUMN].map(([column, field]) => [field, column]));

function fieldOf(column: string): string {
  return FIELD_OF_COLUMN.get(column) ?? column;
}

export function columnOf(field: string): string {
  return COLUMN_OF_FIELD.get(field) ?? field;
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
