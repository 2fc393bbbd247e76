import type { Catalog } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';

import { isRecord } from './fields';

/** What an insert or update carries (specification 7). The database itself gives `id` and `created_at`. */
export type Row = Record<string, string | number | boolean | null>;

const COLUMNS: Record<keyof Catalog, readonly string[]> = {
  products: [
    'name',
    'price',
    'original_price',
    'image',
    'category',
    'brand',
    'description',
    'in_stock',
    'discount',
  ],
  brands: ['name', 'logo'],
  slides: ['title', 'subtitle', 'description', 'image', 'button_text', 'button_color'],
  contact: ['phone', 'email', 'address', 'working_hours'],
};

/** The columns whose name differs from the field's. No other file knows them. */
const FIELD_OF_COLUMN = new Map([
  ['original_price', 'originalPrice'],
  ['in_stock', 'inStock'],
  ['button_text', 'buttonText'],
  ['button_color', 'buttonColor'],
  ['working_hours', 'workingHours'],
]);

function fieldOf(column: string): string {
  return FIELD_OF_COLUMN.get(column) ?? column;
}

/** A row with its columns under the names of the fields, values unchanged. Anything but a record is returned as it is. */
export function fromRow(row: unknown): unknown {
  if (!isRecord(row)) return row;
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldOf(column), value]));
}

export function toRow(table: keyof Catalog, values: object): Row {
  const fields = new Map<string, Row[string]>(Object.entries(values));
  return Object.fromEntries(
    COLUMNS[table].map((column) => [column, fields.get(fieldOf(column)) ?? null]),
  );
}

export function toContactRow(contact: ContactInfo, updatedAt: Date): Row {
  return { ...toRow('contact', contact), updated_at: updatedAt.toISOString() };
}
