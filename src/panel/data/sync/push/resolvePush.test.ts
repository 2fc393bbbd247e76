import { expect, test } from 'vitest';

import type { InsertMutation, Mutation } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import {
  contactUpdate,
  deletion,
  insert,
  insertInFlight as sent,
  update,
} from '@/panel/data/testing/mutations';
import { retryResult } from '@/panel/data/write/retryResult';

import { type Pushed, resolvePush } from './resolvePush';

const { item } = insert;
const newItem = { ...item, name: 'Sachs' };
const deleted: InsertMutation = { ...sent, followUp: 'delete' };
const edited: InsertMutation = { ...sent, item: newItem, followUp: 'update' };

const inserted: PushResult = { kind: 'applied', rowId: 9 };
const repeated: PushResult = { kind: 'appliedBefore', rowId: 9 };
const updated: PushResult = { kind: 'applied', rowId: 7 };
const rejected: PushResult = { kind: 'rejected', reason: 'values', message: 'name too long' };
const theirs = { name: 'FEBI', logo: 'f.svg' };
const conflict: PushResult = { kind: 'conflict', theirs };
const gone: PushResult = { kind: 'notFound' };
const unauthorized = retryResult(401, 'no password given', 'PT401');
const unanswered = retryResult(0, 'No answer');
const timedOut: PushResult = { ...unanswered, status: 408 };

const rowOfInsert = { ...insert, rowId: 9 };
const applied: Mutation = { ...rowOfInsert, status: 'applied' };
const refused: Mutation = { ...insert, status: 'rejected', reason: 'values' };
const deletePending: Mutation = { ...rowOfInsert, kind: 'delete' };
const updatePending: Mutation = { ...rowOfInsert, kind: 'update', item: newItem };
const editPending = { ...updatePending, edit: { seen: { name: 'SACHS' }, sentBefore: [] } };

test.each<[string, PushResult, Mutation, Mutation | undefined]>([
  ['applied', inserted, sent, applied],
  ['applied, edited meanwhile: an update is pending', inserted, edited, editPending],
  ['applied, deleted meanwhile: a delete is pending', inserted, deleted, deletePending],
  ['answered with 408 by a proxy: it may have been carried out', timedOut, sent, sent],
  ['rejected: firstSent is removed', rejected, sent, refused],
  ['rejected, edited meanwhile: it is pending', rejected, edited, { ...insert, item: newItem }],
  ['rejected, deleted meanwhile: nothing is left', rejected, deleted, undefined],
  ['answered with 401: it is pending again', unauthorized, sent, insert],
  ['answered with 401, deleted since: nothing is left', unauthorized, deleted, undefined],
])('the first attempt of an insert is %s', (_, result, now, expected) => {
  expect(resolvePush({ result, before: insert, sent, now })).toEqual(expected);
});

/** The answer to a mutation that nobody has changed since. */
function unchanged(result: PushResult, now: Mutation): Pushed {
  return { result, before: now, sent: now, now };
}

test.each<[string, PushResult, Mutation, Mutation | undefined]>([
  ['applied before', repeated, sent, applied],
  ['applied before, then deleted: a delete is pending', repeated, deleted, deletePending],
  ['applied before, then edited: an update is pending', repeated, edited, updatePending],
  ['applied with the edited values', inserted, edited, { ...applied, item: newItem }],
  ['rejected: firstSent is kept', rejected, sent, { ...refused, firstSent: sent.firstSent }],
  ['rejected, deleted before: nothing is left', rejected, deleted, undefined],
])('a repeated attempt of an insert is %s', (_, result, mutation, expected) => {
  expect(resolvePush(unchanged(result, mutation))).toEqual(expected);
});

test.each<[string, PushResult, Mutation, object]>([
  ['rejected', rejected, update, { status: 'rejected', reason: 'values' }],
  [
    'of a row that is gone: the owner decides',
    gone,
    update,
    { status: 'conflict', theirs: undefined },
  ],
  ['of a changed column: the owner decides', conflict, update, { status: 'conflict', theirs }],
  [
    'of changed contact details: he decides',
    conflict,
    contactUpdate,
    { status: 'conflict', theirs },
  ],
  ['of contact details, applied', updated, contactUpdate, { status: 'applied' }],
])('an update that is %s', (_, result, mutation, expected) => {
  expect(resolvePush(unchanged(result, mutation))).toEqual({ ...mutation, ...expected });
});

const edit = { seen: { name: 'MANN' }, sentBefore: [] };
const sentEdit = { ...edit, sentBefore: [{ name: 'SACHS' }] };
const editedUpdate: Mutation = { ...update, item: newItem };

test.each<[string, Pushed, Mutation]>([
  [
    'an insert that another tab has resolved already',
    { result: repeated, before: sent, sent, now: applied },
    applied,
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
    { ...editedUpdate, edit: { seen: { name: 'SACHS' }, sentBefore: [] } },
  ],
  [
    'a delete of a row that does not exist any more: an applied delete',
    { result: gone, before: update, sent: update, now: deletion },
    { ...deletion, status: 'applied' },
  ],
])('resolvePush of %s', (_, pushed, expected) => {
  expect(resolvePush(pushed)).toEqual(expected);
});

test.each<[string, Pushed]>([
  ['an insert without an answer', { result: unanswered, before: insert, sent, now: sent }],
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
      ...unchanged(updated, contactUpdate),
      now: { ...contactUpdate, contact: { ...contactUpdate.contact, phone: '2' } },
    },
  ],
])('resolvePush does not change %s', (_, pushed) => {
  expect(resolvePush(pushed)).toBe(pushed.now);
});
