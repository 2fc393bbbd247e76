import type { FieldValue } from './fields/field';

/** Some fields with their values; null for a field that an item does not have. */
export type FieldValues = Readonly<Record<string, FieldValue | null>>;

export function sameValues<Values extends object>(one: Values, other: Values): boolean {
  return one === other || changedFields(one, other).length === 0;
}

export function pickFields(values: object, names: readonly string[]): FieldValues {
  const all: FieldValues = { ...values };
  return Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
}

/** The dates of a row are no fields that the owner changes. */
export function changedFields(before: object, after: object): string[] {
  const olds: Readonly<Record<string, unknown>> = { ...before };
  const news: Readonly<Record<string, unknown>> = { ...after };
  return Object.keys({ ...olds, ...news }).filter(
    (name) => !DATES.has(name) && olds[name] !== news[name],
  );
}

const DATES = new Set(['createdAt', 'savedAt']);
