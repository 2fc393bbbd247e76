import { type Catalog, FIELDS } from '@/domain/catalog';
import type { FieldValue } from '@/domain/fields/field';

/** Some fields of an item or of the contact details; null where the item has no such field. */
export type FieldValues = Readonly<Record<string, FieldValue | null>>;

/** All fields except the id, always in the same order. */
export function allFields(table: keyof Catalog, values: object): FieldValues {
  return pickFields(values, Object.keys(FIELDS[table]));
}

export function pickFields(values: object, names: readonly string[]): FieldValues {
  const given = new Map<string, FieldValue | null>(Object.entries(values));
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? null]));
}

export function valuesBefore(table: keyof Catalog, before: object, after: object): FieldValues {
  const [olds, news] = [allFields(table, before), allFields(table, after)];
  return pickFields(
    olds,
    Object.keys(olds).filter((name) => olds[name] !== news[name]),
  );
}
