import { allFields, type FieldValues } from '@/data/schema/fieldValues';
import type { ItemOf, ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { RefusalReason } from '@/panel/domain/refusal';

import type { Edit } from './edit';

interface MutationBase {
  /** Also sent to the backend, which ignores a repeated insert with the same id. */
  mutationId: string;
  order: number;
  /** How often it was sent. The backend ignores an attempt that arrives after a later one. */
  attempt: number;
}

interface ItemMutationBase<List extends ListName> extends MutationBase {
  table: List;
  id: number;
  item: ItemOf<List>;
}

/** An insert that was sent, while it is unknown whether the database has carried it out. */
export interface FirstSent<List extends ListName = ListName> {
  item: ItemOf<List>;
  /** The highest id in the database at that time: a row of this insert has a higher one. */
  newerThan: number;
}

export type InsertMutation<List extends ListName = ListName> = ItemMutationBase<List> & {
  kind: 'insert';
} & (
    | { status: 'pending' }
    /** `followUp`: what is left to do when the row is known, because the owner has changed the item since. */
    | { status: 'inFlight'; firstSent: FirstSent<List>; followUp?: 'update' | 'delete' | undefined }
    | (Rejected & { firstSent?: FirstSent<List> | undefined })
    | { status: 'applied'; rowId: number }
  );

/** Sending one of these twice does no harm, so it stays pending until it is answered. */
type Settled = { status: 'pending' | 'applied' } | Rejected;

interface Rejected {
  status: 'rejected';
  reason?: RefusalReason | undefined;
}

/** The owner must choose between his values and `theirs`. Undefined: the row was deleted. */
interface Undecided<Theirs = FieldValues | undefined> {
  status: 'conflict';
  theirs: Theirs;
}

export type RowMutation<List extends ListName = ListName> = ItemMutationBase<List> & {
  kind: 'update' | 'delete';
  rowId: number;
  edit?: Edit | undefined;
} & (Settled | Undecided);

export type ItemMutation<List extends ListName = ListName> =
  | InsertMutation<List>
  | RowMutation<List>;

/** There is one contact record, which is inserted if it does not exist. */
export type ContactMutation = MutationBase & {
  kind: 'update';
  table: 'contact';
  contact: ContactInfo;
  edit?: Edit | undefined;
} & (Settled | Undecided<FieldValues>);

/** What the owner wants of one item or of the contact record. `docs/architecture.md` draws its states. */
export type Mutation = ItemMutation | ContactMutation;

/** A random UUID, also on pages without a secure context, where browsers hide crypto.randomUUID. */
export function newMutationId(random: Partial<Crypto> = crypto): string {
  return random.randomUUID?.() ?? [8, 4, 4, 4, 12].map(hexDigits).join('-');
}

function hexDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => (byte & 15).toString(16)).join('');
}

export function subjectOf(mutation: { table: string; id?: number }): string {
  return mutation.id === undefined ? mutation.table : `${mutation.table} ${mutation.id}`;
}

export function isOf<List extends ListName>(
  mutation: Mutation,
  list: List,
): mutation is ItemMutation<List> {
  return mutation.table === list;
}

export function isWaiting({ status }: Mutation): boolean {
  return status === 'pending' || status === 'inFlight';
}

/** The same for all mutations of one item, also of another browser tab that knows its row only. */
export function rowSubjectOf(mutation: Mutation): string {
  if (mutation.table === 'contact') return mutation.table;
  return subjectOf({ table: mutation.table, id: rowIdOf(mutation) ?? mutation.id });
}

export function isDeletion(mutation: ItemMutation): boolean {
  return mutation.kind === 'delete' || followUpOf(mutation) === 'delete';
}

export function followUpOf(mutation: ItemMutation) {
  return 'followUp' in mutation ? mutation.followUp : undefined;
}

export function firstSentOf<List extends ListName>(
  mutation: ItemMutation<List>,
): FirstSent<List> | undefined {
  return 'firstSent' in mutation ? mutation.firstSent : undefined;
}

export function rowIdOf(mutation: ItemMutation): number | undefined {
  return 'rowId' in mutation ? mutation.rowId : undefined;
}

export function hasSamePayload(one: Mutation, other: Mutation): boolean {
  return payloadText(one) === payloadText(other);
}

function payloadText(mutation: Mutation): string {
  const isDeleted = mutation.table !== 'contact' && isDeletion(mutation);
  return JSON.stringify([allFields(mutation.table, valuesOf(mutation)), isDeleted]);
}

export function valuesOf(mutation: Mutation): object {
  return mutation.table === 'contact' ? mutation.contact : mutation.item;
}

export function editOf(mutation: Mutation): Edit | undefined {
  return 'edit' in mutation ? mutation.edit : undefined;
}

export function baseOf<List extends ListName>(mutation: ItemMutation<List>) {
  const { mutationId, order, attempt, table, id, item } = mutation;
  return { mutationId, order, attempt, table, id, item };
}
