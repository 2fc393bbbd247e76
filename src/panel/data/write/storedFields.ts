import type { Catalog } from '@/domain/catalog';
import type { FieldValue } from '@/domain/fields/field';
import type { Mutation } from '@/panel/data/sync/mutations/mutation';

/** The fields of a table that the database has no column for, as far as the page has read it. */
export type MissingFields = (table: keyof Catalog) => readonly string[];

/** An older database cannot take the other fields. Its owner is told so in the form. */
export function withoutFields<Values extends object>(
  values: Values,
  missing: readonly string[],
): Values {
  if (missing.length === 0) return values;
  const stored = Object.entries<FieldValue>(values as Record<string, FieldValue>);
  return Object.fromEntries(stored.filter(([name]) => !missing.includes(name))) as Values;
}

export function storedPart(mutation: Mutation, missing: readonly string[]): Mutation {
  if (mutation.kind === 'delete') return mutation;
  const item = withoutFields(mutation.item, missing);
  return mutation.kind === 'insert'
    ? { ...mutation, item }
    : { ...mutation, item, seen: withoutFields(mutation.seen, missing) };
}
