import type { FieldValues } from '@/data/schema/fieldValues';
import type { ItemOf, ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import { withFields } from '@/domain/records';

import { type Edit, fieldsToSend } from './edit';
import {
  baseOf,
  type ContactMutation,
  editOf,
  firstSentOf,
  isDeletion,
  type ItemMutation,
  type Mutation,
  rowIdOf,
} from './mutation';

export interface Change<Values> {
  kind: 'update' | 'delete';
  values: Values;
  /** The changed fields of an update, with the values that the owner saw. */
  seen?: FieldValues | undefined;
}

/**
 * The mutation that replaces `earlier` when the owner changes the same item again. Undefined: nothing has to be sent.
 * A deletion stays a deletion, unless it was refused: then the owner sees the item and can edit it.
 */
export function amendMutation<List extends ListName>(
  earlier: ItemMutation<List>,
  change: Change<ItemOf<List>>,
): ItemMutation<List> | undefined {
  const base = { ...baseOf(earlier), item: mergedValues(earlier.item, change) };
  const isGivenUp = earlier.status === 'rejected' && earlier.kind === 'delete';
  const kind = isDeletion(earlier) && !isGivenUp ? 'delete' : change.kind;
  const rowId = rowIdOf(earlier);
  if (rowId !== undefined) {
    const edit = kind === 'update' ? amendEdit(earlier, change) : undefined;
    if (!edit || Object.keys(fieldsToSend(base.item, edit)).length > 0) {
      return { ...base, kind, status: 'pending', rowId, edit };
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
  return { ...earlier, status: 'pending', contact, edit: amendEdit(earlier, change) };
}

function mergedValues<Values extends object>(
  earlier: Values,
  { values, seen }: Change<Values>,
): Values {
  return seen === undefined ? values : withFields(earlier, values, Object.keys(seen));
}

/** Of fields that wait already, the values that the owner saw at first are kept. */
function amendEdit(earlier: Mutation, { seen }: Change<object>): Edit | undefined {
  if (seen === undefined) return undefined;
  if (earlier.status === 'applied' || earlier.kind === 'delete') return { seen, sentBefore: [] };
  const edit = editOf(earlier);
  return edit && { ...edit, seen: { ...seen, ...edit.seen } };
}

/** A rejected mutation, to be sent again; any other one unchanged. */
export function reopenMutation(mutation: Mutation): Mutation {
  if (mutation.status !== 'rejected') return mutation;
  if (mutation.kind !== 'insert') return { ...mutation, status: 'pending' };
  return amendMutation(mutation, { kind: 'update', values: mutation.item }) ?? mutation;
}
