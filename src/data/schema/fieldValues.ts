import type { Catalog, ValuesOf } from '@/domain/catalog';

type FieldValue = string | number | boolean | null;

/** Some fields of an item or of the contact details; null where the item has no such field. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

const FIELDS: { [Table in keyof Catalog]: readonly (keyof ValuesOf<Table> & string)[] } = {
  products: [
    'name',
    'price',
    'originalPrice',
    'image',
    'category',
    'brand',
    'description',
    'inStock',
    'discount',
  ],
  brands: ['name', 'logo'],
  slides: ['title', 'subtitle', 'description', 'image', 'buttonText', 'buttonColor'],
  contact: ['phone', 'email', 'address', 'workingHours'],
};

/** All fields except the id, always in the same order. */
export function allFields(table: keyof Catalog, values: object): FieldValues {
  return pickFields(values, FIELDS[table]);
}

export function pickFields(values: object, names: readonly string[]): FieldValues {
  const given = new Map<string, FieldValue>(Object.entries(values));
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? null]));
}

export function valuesBefore(table: keyof Catalog, before: object, after: object): FieldValues {
  const [olds, news] = [allFields(table, before), allFields(table, after)];
  return pickFields(
    olds,
    Object.keys(olds).filter((name) => olds[name] !== news[name]),
  );
}
