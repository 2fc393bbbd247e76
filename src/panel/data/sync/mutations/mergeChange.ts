import { changedFields, type FieldValues, pickFields } from '@/domain/records';

import { applyUpdate, fieldsToSend } from './applyMutations';
import type { Item, Mutation } from './mutation';

/** The owner's next change of an item. */
export type Change =
  | { kind: 'update'; item: Item; seen: FieldValues }
  | { kind: 'delete'; item: Item };

/** A mutation that the database does not have, after the owner's next change of its item. Undefined: nothing is left to send. */
export function mergeChange(earlier: Mutation, change: Change): Mutation | undefined {
  const { mutationId, step, order, attempt, table, id } = earlier;
  const base = { mutationId, step, order, attempt, table, id, status: 'pending' } as const;
  if (earlier.kind === 'insert') {
    if (change.kind === 'delete') return undefined;
    return { ...base, kind: 'insert', item: applyUpdate(earlier.item, change) };
  }
  const { rowId, seen: before } = earlier;
  if (change.kind === 'delete') {
    return { ...base, kind: 'delete', rowId, item: earlier.item, ...(before && { seen: before }) };
  }
  const item = applyUpdate(earlier.item, change);
  const seen = stillChanged(item, { ...change.seen, ...before });
  if (Object.keys(seen).length === 0) return undefined;
  return { ...base, kind: 'update', rowId, item, seen };
}

/** Only the fields whose new value differs from the one that the owner saw. */
export function stillChanged(item: Item, seen: FieldValues): FieldValues {
  return pickFields(seen, changedFields(seen, fieldsToSend({ item, seen })));
}
