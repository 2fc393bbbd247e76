import { id, isRecord } from '@/data/schema/fields';
import { isRow } from '@/data/schema/rows';
import { contactTable, listTables } from '@/data/schema/tables';
import type { ListName } from '@/domain/catalog';
import { LIST_NAMES } from '@/panel/domain/lists';

import type { Replaced } from './edit';
import {
  firstSentOf,
  followUpOf,
  isDeletion,
  type ItemMutation,
  type Mutation,
  replacedBy,
  rowIdOf,
} from './mutation';

/** Must not change: a tab that is still open from an earlier build reads the same keys, and knows this form only. */
const VERSION = 1;

export function encodeMutation(mutation: Mutation, backend: string): string {
  const { order, attempt, status, table } = mutation;
  return JSON.stringify({
    v: VERSION,
    backend,
    order,
    attempt: attempt === 0 ? undefined : attempt,
    // Earlier builds take a conflict for a rejected mutation, and do not send it.
    refused: markOf(status === 'rejected' || status === 'conflict'),
    theirs: status === 'conflict' ? (mutation.theirs ?? null) : undefined,
    done: markOf(status === 'applied'),
    table,
    ...encodeReplaced(replacedBy(mutation)),
    ...(table === 'contact' ? { contact: mutation.contact } : encodeItem(mutation)),
  });
}

function encodeItem(mutation: ItemMutation) {
  const firstSent = firstSentOf(mutation);
  return {
    id: mutation.id,
    rowId: rowIdOf(mutation),
    item: mutation.item,
    removed: markOf(isDeletion(mutation)),
    sent: firstSent?.item,
    newerThan: firstSent?.newerThan,
    edited: markOf(followUpOf(mutation) !== undefined),
    createdAt: mutation.createdAt,
    below: mutation.below,
  };
}

/** Earlier builds ignore both, and write every column. */
function encodeReplaced(replaced: Replaced | undefined) {
  return { base: replaced?.old, tried: replaced?.tried.length === 0 ? undefined : replaced?.tried };
}

function decodeReplaced({ base, tried }: Record<string, unknown>): Replaced | undefined {
  if (!isRow(base)) return undefined;
  return { old: base, tried: Array.isArray(tried) ? tried.filter(isRow) : [] };
}

function markOf(isSet: boolean): true | undefined {
  return isSet ? true : undefined;
}

/** 'foreign' for a mutation of another backend. Throws where the text is no mutation of VERSION. */
export function decodeMutation(
  mutationId: string,
  text: string,
  backend: string,
): Mutation | 'foreign' {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored) || stored.v !== VERSION) throw new TypeError('No mutation of this version');
  if (stored.backend !== backend) return 'foreign';
  const { order } = stored;
  if (typeof order !== 'number' || !Number.isFinite(order)) throw new TypeError('No order');
  const base = { mutationId, order, attempt: id(stored.attempt) };
  if (stored.table === 'contact') {
    const contact = contactTable.parse(stored.contact);
    const common = { ...base, kind: 'update', table: 'contact', contact } as const;
    const replaced = decodeReplaced(stored);
    return isUndecided(stored) && isRow(stored.theirs)
      ? { ...common, status: 'conflict', theirs: stored.theirs, replaced }
      : { ...common, status: settledStatusOf(stored), replaced };
  }
  const table = LIST_NAMES.find((name) => name === stored.table);
  if (table === undefined) throw new TypeError('No table');
  return { ...base, ...decodeItem(table, stored) };
}

function decodeItem(table: ListName, stored: Record<string, unknown>): WithoutBase<ItemMutation> {
  const { parseRow } = listTables[table];
  const item = parseRow(stored.item);
  const shownId = id(stored.id);
  if (item === undefined || shownId === 0) throw new TypeError('No item');
  const base = { table, id: shownId, item, ...decodePlace(stored) };
  const isRemoved = stored.removed === true;

  const rowId = id(stored.rowId);
  if (rowId !== 0) {
    const kind = isRemoved ? 'delete' : 'update';
    const common = { ...base, kind, rowId, replaced: decodeReplaced(stored) } as const;
    if (!isUndecided(stored)) return { ...common, status: settledStatusOf(stored) };
    const theirs = isRow(stored.theirs) ? stored.theirs : undefined;
    return { ...common, status: 'conflict', theirs };
  }
  const sentItem = parseRow(stored.sent);
  const firstSent = sentItem && { item: sentItem, newerThan: id(stored.newerThan) };
  if (stored.refused === true) return { ...base, kind: 'insert', status: 'rejected', firstSent };
  if (firstSent === undefined) {
    if (isRemoved) throw new TypeError('Nothing to delete');
    return { ...base, kind: 'insert', status: 'pending' };
  }
  const edited = stored.edited === true ? 'update' : undefined;
  const followUp = isRemoved ? 'delete' : edited;
  return { ...base, kind: 'insert', status: 'inFlight', firstSent, followUp };
}

/** Earlier builds ignore both: what they insert is at the top. */
function decodePlace({ createdAt, below }: Record<string, unknown>) {
  return {
    createdAt: typeof createdAt === 'string' || createdAt === null ? createdAt : undefined,
    below: Array.isArray(below) ? below.map(id) : undefined,
  };
}

type WithoutBase<Union> = Union extends Mutation
  ? Omit<Union, 'mutationId' | 'order' | 'attempt'>
  : never;

function isUndecided({ refused, theirs }: Record<string, unknown>): boolean {
  return refused === true && theirs !== undefined;
}

function settledStatusOf({ done, refused }: Record<string, unknown>) {
  if (done === true) return 'applied';
  return refused === true ? 'rejected' : 'pending';
}
