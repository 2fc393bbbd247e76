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

export function withValues<Values extends object>(values: Values, changed: FieldValues): Values {
  const next = Object.entries<FieldValue | null>({ ...values, ...changed });
  return Object.fromEntries(next.filter(([, value]) => value !== null)) as Values;
}

/** The changed fields with their values in `after`. */
export function changesBetween(before: object, after: object): FieldValues {
  return pickFields(after, changedFields(before, after));
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

/** An item whose id the backend has changed meanwhile is found by its values. */
export function findAgain<Item extends { id: number }>(items: readonly Item[], item: Item): number {
  const index = items.findIndex(({ id }) => id === item.id);
  return index === -1
    ? items.findIndex((other) => sameValues({ ...other, id: item.id }, item))
    : index;
}
