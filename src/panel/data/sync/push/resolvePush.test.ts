import { expect, test } from 'vitest';

import { newLocalId } from '@/panel/data/sync/mutations/itemIds';
import type { InsertMutation, Mutation, RowMutation } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import { retryResult } from '@/panel/data/write/retryResult';

import { type Pushed, resolvePush } from './resolvePush';

const id = newLocalId();
const item = { id, name: 'BOSCH', logo: 'b.svg' };
const newItem = { ...item, name: 'SACHS' };
const common = { mutationId: 'a', order: 1, attempt: 1, table: 'brands', id, item } as const;

const insert: InsertMutation = { ...common, kind: 'insert', status: 'pending' };
const firstSent = { item, newerThan: 3 };
const sent: InsertMutation = { ...common, kind: 'insert', status: 'inFlight', firstSent };
const deleted: InsertMutation = { ...sent, followUp: 'delete' };
const edited: InsertMutation = { ...sent, item: newItem, followUp: 'update' };
const update: RowMutation = { ...common, kind: 'update', status: 'pending', id: 7, rowId: 7 };
const deletion: RowMutation = { ...update, kind: 'delete' };
const theirs = { name: 'FEBI', logo: 'f.svg' };
const edit = { seen: { name: 'MANN' }, sentBefore: [] };
const contact: Mutation = {
  mutationId: 'c',
  order: 2,
  attempt: 1,
  kind: 'update',
  table: 'contact',
  status: 'pending',
  contact: { phone: '1', email: 'a@b.example', address: 'Ankara', workingHours: '8-19' },
};

const inserted: PushResult = { kind: 'applied', rowId: 9 };
const repeated: PushResult = { kind: 'appliedBefore', rowId: 9 };
const updated: PushResult = { kind: 'applied', rowId: 7 };
const rejected: PushResult = {
  kind: 'rejected',
  reason: 'values',
  message: 'name too long',
};
const unauthorized = retryResult(401, 'no password given', 'PT401');
const unanswered = retryResult(0, 'No answer');

/** The answer to a mutation that nobody has changed since. */
const unchanged = (result: PushResult, mutation: Mutation): Pushed => ({
  result,
  before: mutation,
  sent: mutation,
  now: mutation,
});

/** The answer to a first insert, of which this has become meanwhile. */
const firstAnswer = (result: PushResult, now: Mutation): Pushed => ({
  result,
  before: insert,
  sent,
  now,
});

const appliedInsert: Mutation = { ...common, kind: 'insert', status: 'applied', rowId: 9 };
const refusedInsert: Mutation = { ...insert, status: 'rejected', reason: 'values' };
const editPending: Mutation = {
  ...common,
  kind: 'update',
  status: 'pending',
  rowId: 9,
  item: newItem,
};
const deletePending: Mutation = { ...common, kind: 'delete', status: 'pending', rowId: 9 };
const timedOut: PushResult = { ...unanswered, status: 408 };
const conflict: PushResult = { kind: 'conflict', theirs };
const gone: PushResult = { kind: 'notFound' };
const editedUpdate: Mutation = { ...update, item: newItem };
const sentEdit = { ...edit, sentBefore: [{ name: 'BOSCH' }] };

test.each<[string, Pushed, Mutation | undefined]>([
  ['an applied insert', firstAnswer(inserted, sent), appliedInsert],
  [
    'an applied insert of an item that was edited meanwhile: an update is pending',
    firstAnswer(inserted, edited),
    { ...editPending, edit: { seen: { name: 'BOSCH' }, sentBefore: [] } },
  ],
  [
    'an applied insert of an item that was deleted meanwhile: a delete is pending',
    firstAnswer(inserted, deleted),
    deletePending,
  ],
  ['a proxy’s 408: the insert may have been carried out', firstAnswer(timedOut, sent), sent],
  ['a repeated insert that was applied before', unchanged(repeated, sent), appliedInsert],
  ['the same, deleted before: a delete is pending', unchanged(repeated, deleted), deletePending],
  ['the same, edited before: an update is pending', unchanged(repeated, edited), editPending],
  [
    'a repeated insert that is applied with the edited values: no update is pending',
    unchanged(inserted, edited),
    { ...appliedInsert, item: newItem },
  ],
  [
    'an insert that another tab has resolved already',
    { result: repeated, before: sent, sent, now: appliedInsert },
    appliedInsert,
  ],
  ['a rejected insert: firstSent is removed', firstAnswer(rejected, sent), refusedInsert],
  [
    'a rejected insert with an earlier unanswered attempt: firstSent is kept',
    unchanged(rejected, sent),
    { ...refusedInsert, firstSent },
  ],
  [
    'a rejected insert of an item that was edited meanwhile: it is pending again',
    firstAnswer(rejected, edited),
    { ...insert, item: newItem },
  ],
  [
    'a rejected insert, deleted meanwhile: nothing is left',
    firstAnswer(rejected, deleted),
    undefined,
  ],
  ['a rejected insert, deleted before: nothing is left', unchanged(rejected, deleted), undefined],
  ['a 401 for an insert: it is pending again', firstAnswer(unauthorized, sent), insert],
  [
    'a 401 for an insert, deleted since: nothing is left',
    firstAnswer(unauthorized, deleted),
    undefined,
  ],
  [
    'a rejected update',
    unchanged(rejected, update),
    { ...update, status: 'rejected', reason: 'values' },
  ],
  [
    'an applied update of an item that was edited meanwhile: it is still pending',
    { result: updated, before: update, sent: update, now: editedUpdate },
    editedUpdate,
  ],
  [
    'the same, with the values that the owner saw: the next one replaces what was sent',
    {
      result: updated,
      before: { ...update, edit },
      sent: { ...update, edit: sentEdit },
      now: { ...editedUpdate, edit: sentEdit },
    },
    { ...editedUpdate, edit: { seen: { name: 'BOSCH' }, sentBefore: [] } },
  ],
  [
    'an update of a row that does not exist any more: the owner decides',
    unchanged(gone, update),
    { ...update, status: 'conflict', theirs: undefined },
  ],
  [
    'a delete of a row that does not exist any more: an applied delete',
    { result: gone, before: update, sent: update, now: deletion },
    { ...deletion, status: 'applied' },
  ],
  [
    'an update of a column that somebody else has changed: the owner decides',
    unchanged(conflict, update),
    { ...update, status: 'conflict', theirs },
  ],
  [
    'contact details of which somebody else has changed one: the owner decides',
    unchanged(conflict, contact),
    { ...contact, status: 'conflict', theirs },
  ],
  ['applied contact details', unchanged(updated, contact), { ...contact, status: 'applied' }],
])('resolvePush of %s', (_, pushed, expected) => {
  expect(resolvePush(pushed)).toEqual(expected);
});

test.each<[string, Pushed]>([
  ['an insert without an answer', firstAnswer(unanswered, sent)],
  ['a repeated insert answered with 401', unchanged(unauthorized, sent)],
  [
    'a rejected insert of an item that was deleted while a repeated attempt was in flight',
    { result: rejected, before: edited, sent: edited, now: deleted },
  ],
  [
    'an update that meets another’s change after its item was deleted here',
    { result: conflict, before: update, sent: update, now: deletion },
  ],
  [
    'contact details that were edited in the meantime',
    {
      result: updated,
      before: contact,
      sent: contact,
      now: { ...contact, contact: { ...contact.contact, phone: '2' } },
    },
  ],
])('resolvePush does not change %s', (_, pushed) => {
  expect(resolvePush(pushed)).toBe(pushed.now);
});
