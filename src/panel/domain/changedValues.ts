import type { FieldValue } from '@/domain/fields/field';
import { changedFields, type FieldValues, pickFields, sameValues } from '@/domain/records';

export function withValues<Values extends object>(values: Values, changed: FieldValues): Values {
  const next = Object.entries<FieldValue | null>({ ...values, ...changed });
  return Object.fromEntries(next.filter(([, value]) => value !== null)) as Values;
}

/** The changed fields with their values in `after`. */
export function changesBetween(before: object, after: object): FieldValues {
  return pickFields(after, changedFields(before, after));
}

/** An item whose id the backend has changed meanwhile is found by its values. */
export function findAgain<Item extends { id: number }>(items: readonly Item[], item: Item): number {
  const index = items.findIndex(({ id }) => id === item.id);
  return index === -1
    ? items.findIndex((other) => sameValues({ ...other, id: item.id }, item))
    : index;
}
