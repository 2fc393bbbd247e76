import type { FieldNames } from '@/domain/catalog';

import { isRecord } from './fields';

/** The column of each field. No other file knows them. */
const COLUMNS: FieldNames<string> = {
  products: {
    name: 'name',
    brand: 'brand',
    category: 'category',
    price: 'price',
    originalPrice: 'original_price',
    discount: 'discount',
    inStock: 'in_stock',
    description: 'description',
    image: 'image',
  },
  brands: { name: 'name', logo: 'logo' },
  slides: {
    title: 'title',
    subtitle: 'subtitle',
    description: 'description',
    image: 'image',
    buttonText: 'button_text',
    buttonColor: 'button_color',
  },
  contact: {
    phone: 'phone',
    email: 'email',
    address: 'address',
    workingHours: 'working_hours',
  },
};

const COLUMN_OF_FIELD = new Map([
  ['createdAt', 'created_at'],
  ...Object.values(COLUMNS).flatMap((columns) => Object.entries<string>(columns)),
]);

const FIELD_OF_COLUMN = new Map([...COLUMN_OF_FIELD].map(([field, column]) => [column, field]));

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
