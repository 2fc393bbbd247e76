import { shop } from '@/content/shop';
import { FIELDS, type ItemOf, type ListName, type RecordName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import { type Field, type FieldValue, readField } from '@/domain/fields/field';
import type { ValueCount } from '@/domain/products/productQuery';
import type { ShopInfo } from '@/domain/shop/shopInfo';

import { date, id, isRecord } from './fields';

/** Every field repaired, unknown fields dropped; undefined where an essential one is missing. */
export function parseItem<List extends ListName>(
  list: List,
  value: unknown,
): ItemOf<List> | undefined {
  if (!isRecord(value)) return undefined;
  const item: Record<string, FieldValue> = { id: id(value.id) };
  for (const [name, field] of Object.entries<Field>(FIELDS[list])) {
    const read = readField(field, value[name]);
    if (read !== undefined) item[name] = read;
    else if (field.need === 'essential') return undefined;
  }
  const createdAt = date(value.createdAt);
  return { ...item, ...(createdAt !== undefined && { createdAt }) } as ItemOf<List>;
}

/** One usable field is enough. What is missing is empty: a shop's own phone never stands beside the sample's address. */
export function parseContactInfo(value: unknown): ContactInfo | undefined {
  const read = readFields('contact', value);
  if (read === undefined || Object.keys(read).length === 0) return undefined;
  return { phone: shop.contact.phone, email: '', address: '', workingHours: '', ...read };
}

export function parseShopInfo(value: unknown): ShopInfo | undefined {
  const read = readFields('shop', value);
  const savedAt = isRecord(value) ? date(value.savedAt) : undefined;
  return read && { ...read, ...(savedAt !== undefined && { savedAt }) };
}

export function parseCategory(value: unknown): ValueCount | undefined {
  if (!isRecord(value) || typeof value.name !== 'string' || typeof value.count !== 'number') {
    return undefined;
  }
  return { name: value.name, count: value.count };
}

/** The usable fields of a record. An empty picture is none. */
function readFields(table: RecordName, value: unknown): object | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries<Field>(FIELDS[table])
    .map(([name, field]) => [name, readField(field, value[name])] as const)
    .filter(([, read]) => read !== undefined && read !== '');
  return Object.fromEntries(entries);
}
