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

test.each<[string, Pushed, Mutation | undefined]>([
  [
    'an insert to which a proxy has answered 408: it may have been carried out',
    { result: { ...unanswered, status: 408 }, before: insert, sent, now: sent },
    sent,
  ],
  [
    'an applied insert',
    { result: inserted, before: insert, sent, now: sent },
    { ...common, kind: 'insert', status: 'applied', rowId: 9 },
  ],
  [
    'an applied insert of an item that was edited while it was in flight: an update is pending',
    { result: inserted, before: insert, sent, now: edited },
    {
      ...common,
      item: newItem,
      kind: 'update',
      status: 'pending',
      rowId: 9,
      edit: { seen: { name: 'BOSCH' }, sentBefore: [] },
    },
  ],
  [
    'an applied insert of an item that was deleted while it was in flight: a delete is pending',
    { result: inserted, before: insert, sent, now: deleted },
    { ...common, kind: 'delete', status: 'pending', rowId: 9 },
  ],
  [
    'a repeated insert of an item that was deleted before: a delete is pending',
    unchanged(repeated, deleted),
    { ...common, kind: 'delete', status: 'pending', rowId: 9 },
  ],
  [
    'a repeated insert that was applied before',
    unchanged(repeated, sent),
    { ...common, kind: 'insert', status: 'applied', rowId: 9 },
  ],
  [
    'a repeated insert of an item that was edited before: an update is pending',
    unchanged(repeated, edited),
    { ...common, item: newItem, kind: 'update', status: 'pending', rowId: 9 },
  ],
  [
    'a repeated insert that is applied with the edited values: no update is pending',
    unchanged(inserted, edited),
    { ...common, item: newItem, kind: 'insert', status: 'applied', rowId: 9 },
  ],
  [
    'an insert that another tab has resolved already',
    {
      result: repeated,
      before: sent,
      sent,
      now: { ...common, kind: 'insert', status: 'applied', rowId: 9 },
    },
    { ...common, kind: 'insert', status: 'applied', rowId: 9 },
  ],
  [
    'a rejected insert: firstSent is removed',
    { result: rejected, before: insert, sent, now: sent },
    { ...common, kind: 'insert', status: 'rejected', reason: 'values' },
  ],
  [
    'a rejected insert with an earlier unanswered attempt: firstSent is kept',
    unchanged(rejected, sent),
    { ...common, kind: 'insert', status: 'rejected', reason: 'values', firstSent },
  ],
  [
    'a rejected insert of an item that was edited while it was in flight: it is pending again',
    { result: rejected, before: insert, sent, now: edited },
    { ...common, item: newItem, kind: 'insert', status: 'pending' },
  ],
  [
    'a rejected insert of an item that was deleted while it was in flight: nothing is left',
    { result: rejected, before: insert, sent, now: deleted },
    undefined,
  ],
  [
    'a rejected insert of an item that was deleted before: nothing is left',
    unchanged(rejected, deleted),
    undefined,
  ],
  [
    'a rejected update',
    unchanged(rejected, update),
    { ...update, status: 'rejected', reason: 'values' },
  ],
  [
    'an applied update of an item that was edited in the meantime: it is still pending',
    { result: updated, before: update, sent: update, now: { ...update, item: newItem } },
    { ...update, item: newItem },
  ],
  [
    'an applied update of an item that was edited in the meantime: the next one replaces what was sent',
    {
      result: updated,
      before: { ...update, edit },
      sent: { ...update, edit: { ...edit, sentBefore: [{ name: 'BOSCH' }] } },
      now: { ...update, item: newItem, edit: { ...edit, sentBefore: [{ name: 'BOSCH' }] } },
    },
    { ...update, item: newItem, edit: { seen: { name: 'BOSCH' }, sentBefore: [] } },
  ],
  [
    'an update of a row that does not exist any more: the owner decides',
    unchanged({ kind: 'notFound' }, update),
    { ...update, status: 'conflict', theirs: undefined },
  ],
  [
    'a delete of a row that does not exist any more: an applied delete',
    { result: { kind: 'notFound' }, before: update, sent: update, now: deletion },
    { ...deletion, status: 'applied' },
  ],
  [
    'an update of a column that somebody else has changed: the owner decides',
    unchanged({ kind: 'conflict', theirs }, update),
    { ...update, status: 'conflict', theirs },
  ],
  [
    'contact details of which somebody else has changed one: the owner decides',
    unchanged({ kind: 'conflict', theirs }, contact),
    { ...contact, status: 'conflict', theirs },
  ],
  ['applied contact details', unchanged(updated, contact), { ...contact, status: 'applied' }],
  [
    'an insert answered with 401: it is pending again',
    { result: unauthorized, before: insert, sent, now: sent },
    { ...common, kind: 'insert', status: 'pending' },
  ],
  [
    'an insert answered with 401 after its item was deleted: nothing is left',
    { result: unauthorized, before: insert, sent, now: deleted },
    undefined,
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
    { result: { kind: 'conflict', theirs }, before: update, sent: update, now: deletion },
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
