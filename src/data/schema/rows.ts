import type { Catalog } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import { withFields } from '@/domain/records';

import { fieldOf } from './columns';
import { isRecord } from './fields';

/** What an insert or update carries (specification 7). The database itself gives `id` and `created_at`. */
export type Row = Record<string, string | number | boolean | null>;

export function isRow(value: unknown): value is Row {
  return isRecord(value) && Object.values(value).every(isColumnValue);
}

function isColumnValue(value: unknown): value is Row[string] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

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

export function toRow(table: keyof Catalog, values: object): Row {
  const fields = new Map<string, Row[string]>(Object.entries(values));
  return Object.fromEntries(
    COLUMNS[table].map((column) => [column, fields.get(fieldOf(column)) ?? null]),
  );
}

/** The columns that differ, with their values in `before`. */
export function changedColumns(table: keyof Catalog, before: object, after: object): Row {
  const [olds, news] = [toRow(table, before), toRow(table, after)];
  return columnsOf(
    olds,
    Object.keys(olds).filter((column) => olds[column] !== news[column]),
  );
}

export function columnsOf(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

/** `values` with these columns of `source`. */
export function withColumns<Values extends object>(
  values: Values,
  source: Values,
  columns: readonly string[],
): Values {
  return withFields(values, source, columns.map(fieldOf));
}

export function toContactRow(contact: ContactInfo, updatedAt: Date): Row {
  return withDate(toRow('contact', contact), updatedAt);
}

export function withDate(contactColumns: Row, updatedAt: Date): Row {
  return { ...contactColumns, updated_at: updatedAt.toISOString() };
}
