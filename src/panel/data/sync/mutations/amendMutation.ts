import { type Row, withColumns } from '@/data/schema/rows';
import type { ItemOf, ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';

import { columnsToSend, type Replaced, type Update } from './edit';
import {
  baseOf,
  type ContactMutation,
  firstSentOf,
  isDeletion,
  type ItemMutation,
  type Mutation,
  replacedBy,
  rowIdOf,
} from './mutation';

export interface Change<Values> {
  kind: 'update' | 'delete';
  values: Values;
  /** The changed columns of an update, with the values that the owner saw. */
  old?: Row | undefined;
}

/**
 * The mutation that replaces `earlier` when the owner changes the same item again. Undefined: nothing has to be sent.
 * A deletion stays a deletion.
 */
export function amendMutation<List extends ListName>(
  earlier: ItemMutation<List>,
  change: Change<ItemOf<List>>,
): ItemMutation<List> | undefined {
  const base = { ...baseOf(earlier), item: mergedValues(earlier.item, change) };
  const kind = isDeletion(earlier) ? 'delete' : change.kind;
  const rowId = rowIdOf(earlier);
  if (rowId !== undefined) {
    const replaced = kind === 'update' ? stillReplaced(earlier, change) : undefined;
    if (!replaced || hasColumnsToSend({ table: base.table, values: base.item, replaced })) {
      return { ...base, kind, status: 'pending', rowId, replaced };
    }
    return earlier.status === 'applied' ? earlier : undefined;
  }
  const firstSent = firstSentOf(earlier);
  if (firstSent) return { ...base, kind: 'insert', status: 'inFlight', firstSent, followUp: kind };
  return kind === 'delete' ? undefined : { ...base, kind: 'insert', status: 'pending' };
}

export function amendContact(
  earlier: ContactMutation,
  change: Change<ContactInfo>,
): ContactMutation {
  const contact = mergedValues(earlier.contact, change);
  return { ...earlier, status: 'pending', contact, replaced: stillReplaced(earlier, change) };
}

function mergedValues<Values extends object>(
  earlier: Values,
  { values, old }: Change<Values>,
): Values {
  return old === undefined ? values : withColumns(earlier, values, Object.keys(old));
}

/** Columns that wait already keep the values that they had at first. */
function stillReplaced(earlier: Mutation, { old }: Change<object>): Replaced | undefined {
  if (old === undefined) return undefined;
  if (earlier.status === 'applied') return { old, tried: [] };
  const replaced = replacedBy(earlier);
  return replaced && { old: { ...old, ...replaced.old }, tried: replaced.tried };
}

function hasColumnsToSend(update: Update): boolean {
  return Object.keys(columnsToSend(update)).length > 0;
}

/** A rejected mutation, to be sent again; any other one unchanged. */
export function reopenMutation(mutation: Mutation): Mutation {
  if (mutation.status !== 'rejected') return mutation;
  if (mutation.kind !== 'insert') return { ...mutation, status: 'pending' };
  return (
    amendMutation(mutation, { kind: 'update', values: mutation.item, old: undefined }) ?? mutation
  );
}
