import type { ItemOf, ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';

/** How far a change has got. */
interface Progress {
  /** Names the change everywhere, and to the backend as well: what makes a repeated insert harmless. */
  op: string;
  /** Changes are sent from the lowest to the highest. */
  order: number;
  /** How often it has been sent. Tells an attempt that arrives late from the one that has overtaken it. */
  attempt?: number;
  /** The database refuses the values. */
  refused?: true;
  /** The backend has it. Kept until the browser's copy of the table has it too. */
  done?: true;
}

/** What the owner wants one item to be, whether the backend knows it already or not. */
export interface ItemChange<List extends ListName = ListName> extends Progress {
  table: List;
  /** Under which the item is shown. */
  id: number;
  /** The backend's own id; missing until an insert has been answered. */
  rowId?: number;
  item: ItemOf<List>;
  /** The item is to go. */
  removed?: true;
  /** As it was when it was first sent to be inserted, and nobody knows what became of that. */
  sent?: ItemOf<List>;
  /** The backend's highest id when it was first sent. */
  newerThan?: number;
  /** It has been altered since then. */
  edited?: true;
}

export interface ContactChange extends Progress {
  table: 'contact';
  contact: ContactInfo;
}

export type Change = ItemChange | ContactChange;

/** What an item shown as `id` is found by; the one contact record has no id. */
export function subjectOf(
  change: Pick<ItemChange, 'table' | 'id'> | Pick<ContactChange, 'table'>,
): string {
  return 'id' in change ? `${change.table} ${change.id}` : change.table;
}

export function isOf<List extends ListName>(
  change: Change,
  list: List,
): change is ItemChange<List> {
  return change.table === list;
}

export function isWaiting({ done, refused }: Change): boolean {
  return done === undefined && refused === undefined;
}

/** Whether the owner wants the same with both, however far each has got. */
export function isSameWish(one: Change, other: Change): boolean {
  return wishText(one) === wishText(other);
}

function wishText(change: Change): string {
  return JSON.stringify('contact' in change ? change.contact : [change.item, change.removed]);
}

/** The change without these marks. */
export function without<Subject extends Change>(
  change: Subject,
  ...marks: ('sent' | 'refused' | 'done')[]
): Subject {
  const rest = { ...change };
  for (const mark of marks) Reflect.deleteProperty(rest, mark);
  return rest;
}
