import { expect, test } from 'vitest';

import { newLocalId } from './itemIds';
import type { InsertMutation, Mutation, RowMutation } from './mutation';
import type { PushResult } from './ports';
import { type Pushed, resolvePush } from './resolvePush';

const id = newLocalId();
const item = { id, name: 'BOSCH', logo: 'b.svg' };
const newItem = { ...item, name: 'SACHS' };
const base = { mutationId: 'a', order: 1, attempt: 1, table: 'brands', id, item } as const;

const insert: InsertMutation = { ...base, kind: 'insert', status: 'pending' };
const firstSent = { item, newerThan: 3 };
const sent: InsertMutation = { ...base, kind: 'insert', status: 'inFlight', firstSent };
const deleted: InsertMutation = { ...sent, followUp: 'delete' };
const edited: InsertMutation = { ...sent, item: newItem, followUp: 'update' };
const update: RowMutation = { ...base, kind: 'update', status: 'pending', id: 7, rowId: 7 };
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
const rejected: PushResult = { kind: 'rejected', message: 'name too long' };
const turnedAway: PushResult = { kind: 'retry', status: 401, message: 'no password given' };
const unanswered: PushResult = { kind: 'retry', status: 0, message: 'No answer' };

test.each<[string, Pushed, Mutation | undefined]>([
  [
    'an insert',
    { result: inserted, before: insert, sent, now: sent },
    { ...base, kind: 'insert', status: 'applied', rowId: 9 },
  ],
  [
    'an insert of an item that was edited meanwhile: an update is left',
    { result: inserted, before: insert, sent, now: edited },
    { ...base, item: newItem, kind: 'update', status: 'pending', rowId: 9 },
  ],
  [
    'an insert of an item that was deleted meanwhile: a delete is left',
    { result: inserted, before: insert, sent, now: deleted },
    { ...base, kind: 'delete', status: 'pending', rowId: 9 },
  ],
  [
    'a repeated insert of an item that was deleted before: a delete is left',
    { result: repeated, before: deleted, sent: deleted, now: deleted },
    { ...base, kind: 'delete', status: 'pending', rowId: 9 },
  ],
  [
    'a repeated insert',
    { result: repeated, before: sent, sent, now: sent },
    { ...base, kind: 'insert', status: 'applied', rowId: 9 },
  ],
  [
    'a repeated insert of an item that was edited before: an update is left',
    { result: repeated, before: edited, sent: edited, now: edited },
    { ...base, item: newItem, kind: 'update', status: 'pending', rowId: 9 },
  ],
  [
    'a second insert that brings the edited values itself: nothing is left',
    { result: inserted, before: edited, sent: edited, now: edited },
    { ...base, item: newItem, kind: 'insert', status: 'applied', rowId: 9 },
  ],
  [
    'an insert that another tab has resolved already',
    {
      result: repeated,
      before: sent,
      sent,
      now: { ...base, kind: 'insert', status: 'applied', rowId: 9 },
    },
    { ...base, kind: 'insert', status: 'applied', rowId: 9 },
  ],
  [
    'a rejected insert: it has left nothing behind',
    { result: rejected, before: insert, sent, now: sent },
    { ...base, kind: 'insert', status: 'rejected' },
  ],
  [
    'a rejected insert of which an earlier attempt may have been carried out',
    { result: rejected, before: sent, sent, now: sent },
    { ...base, kind: 'insert', status: 'rejected', firstSent },
  ],
  [
    'a rejected insert of an item that was edited meanwhile: it is sent again',
    { result: rejected, before: insert, sent, now: edited },
    { ...base, item: newItem, kind: 'insert', status: 'pending' },
  ],
  [
    'a rejected insert of an item that was deleted meanwhile: nothing',
    { result: rejected, before: insert, sent, now: deleted },
    undefined,
  ],
  [
    'a rejected insert of an item that was deleted before: nothing',
    { result: rejected, before: deleted, sent: deleted, now: deleted },
    undefined,
  ],
  [
    'a rejected update',
    { result: rejected, before: update, sent: update, now: update },
    { ...update, status: 'rejected' },
  ],
  [
    'an update that was edited meanwhile: it is sent again',
    { result: updated, before: update, sent: update, now: { ...update, item: newItem } },
    { ...update, item: newItem },
  ],
  [
    'an update of a row that does not exist any more: the item goes too',
    { result: { kind: 'notFound' }, before: update, sent: update, now: update },
    { ...update, kind: 'delete', status: 'applied' },
  ],
  [
    'contact details',
    { result: updated, before: contact, sent: contact, now: contact },
    { ...contact, status: 'applied' },
  ],
  [
    'an insert that is turned away has not been carried out',
    { result: turnedAway, before: insert, sent, now: sent },
    { ...base, kind: 'insert', status: 'pending' },
  ],
  [
    'an insert that is turned away after its item was deleted: nothing',
    { result: turnedAway, before: insert, sent, now: deleted },
    undefined,
  ],
])('%s', (_, pushed, expected) => {
  expect(resolvePush(pushed)).toEqual(expected);
});

test.each<[string, Pushed]>([
  ['an insert without an answer', { result: unanswered, before: insert, sent, now: sent }],
  ['a repeated insert that is turned away', { result: turnedAway, before: sent, sent, now: sent }],
  [
    'a rejected insert of an item that was deleted while a repeated attempt was in flight',
    { result: rejected, before: edited, sent: edited, now: deleted },
  ],
  [
    'contact details that were edited meanwhile',
    {
      result: updated,
      before: contact,
      sent: contact,
      now: { ...contact, contact: { ...contact.contact, phone: '2' } },
    },
  ],
])('%s stays as it is', (_, pushed) => {
  expect(resolvePush(pushed)).toBe(pushed.now);
});
