import { id, isRecord } from '@/data/schema/fields';
import type { FieldValues } from '@/data/schema/fieldValues';
import { fromColumns, isRow, toColumns } from '@/data/schema/rows';
import { contactTable, listTables } from '@/data/schema/tables';
import type { ListName } from '@/domain/catalog';
import { LIST_NAMES } from '@/panel/domain/lists';
import { REFUSAL_REASONS } from '@/panel/domain/refusal';

import type { Edit } from './edit';
import {
  editOf,
  firstSentOf,
  followUpOf,
  isDeletion,
  type ItemMutation,
  type Mutation,
  rowIdOf,
} from './mutation';

/**
 * Must not change: a browser tab that is still open from an earlier build reads the same keys, and knows this form only.
 * `base`, `tried` and `theirs` are stored under the names of the columns.
 */
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
    reason: mutation.status === 'rejected' ? mutation.reason : undefined,
    theirs: encodeTheirs(mutation),
    done: markOf(status === 'applied'),
    table,
    ...encodeEdit(editOf(mutation)),
    ...(table === 'contact' ? { contact: mutation.contact } : encodeItem(mutation)),
  });
}

function encodeTheirs(mutation: Mutation) {
  if (mutation.status !== 'conflict') return undefined;
  return mutation.theirs ? toColumns(mutation.theirs) : null;
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
  };
}

/** Earlier builds ignore both, and write every column. */
function encodeEdit(edit: Edit | undefined) {
  if (edit === undefined) return {};
  const tried = edit.sentBefore.length === 0 ? undefined : edit.sentBefore.map(toColumns);
  return { base: toColumns(edit.seen), tried };
}

function decodeEdit({ base, tried }: Record<string, unknown>): Edit | undefined {
  const seen = decodeValues(base);
  if (seen === undefined) return undefined;
  const sentBefore = Array.isArray(tried) ? tried.filter(isRow).map(fromColumns) : [];
  return { seen, sentBefore };
}

function decodeValues(stored: unknown): FieldValues | undefined {
  return isRow(stored) ? fromColumns(stored) : undefined;
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
    const edit = decodeEdit(stored);
    const common = { ...base, kind: 'update', table: 'contact', contact, edit } as const;
    const theirs = isUndecided(stored) ? decodeValues(stored.theirs) : undefined;
    return theirs
      ? { ...common, status: 'conflict', theirs }
      : { ...common, ...decodeSettled(stored) };
  }
  const table = LIST_NAMES.find((name) => name === stored.table);
  if (table === undefined) throw new TypeError('No table');
  return decodeItem(base, table, stored);
}

function decodeItem(
  numbers: Pick<Mutation, 'mutationId' | 'order' | 'attempt'>,
  table: ListName,
  stored: Record<string, unknown>,
): ItemMutation {
  const { parseRow } = listTables[table];
  const item = parseRow(stored.item);
  const shownId = id(stored.id);
  if (item === undefined || shownId === 0) throw new TypeError('No item');
  const base = { ...numbers, table, id: shownId, item };
  const isRemoved = stored.removed === true;

  const rowId = id(stored.rowId);
  if (rowId !== 0) {
    const kind = isRemoved ? 'delete' : 'update';
    const common = { ...base, kind, rowId, edit: decodeEdit(stored) } as const;
    if (!isUndecided(stored)) return { ...common, ...decodeSettled(stored) };
    return { ...common, status: 'conflict', theirs: decodeValues(stored.theirs) };
  }
  const sentItem = parseRow(stored.sent);
  const firstSent = sentItem && { item: sentItem, newerThan: id(stored.newerThan) };
  if (stored.refused === true) {
    return { ...base, kind: 'insert', status: 'rejected', firstSent, ...decodeReason(stored) };
  }
  if (firstSent === undefined) {
    if (isRemoved) throw new TypeError('Nothing to delete');
    return { ...base, kind: 'insert', status: 'pending' };
  }
  const edited = stored.edited === true ? 'update' : undefined;
  const followUp = isRemoved ? 'delete' : edited;
  return { ...base, kind: 'insert', status: 'inFlight', firstSent, followUp };
}

function isUndecided({ refused, theirs }: Record<string, unknown>): boolean {
  return refused === true && theirs !== undefined;
}

function decodeSettled(stored: Record<string, unknown>) {
  if (stored.done === true) return { status: 'applied' } as const;
  if (stored.refused !== true) return { status: 'pending' } as const;
  return { status: 'rejected', ...decodeReason(stored) } as const;
}

function decodeReason({ reason: stored }: Record<string, unknown>) {
  const reason = REFUSAL_REASONS.find((known) => known === stored);
  return reason && { reason };
}
