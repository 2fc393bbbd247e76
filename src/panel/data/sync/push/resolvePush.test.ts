import { expect, test } from 'vitest';

import type { Mutation } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import {
  contactUpdate,
  deletion,
  insert,
  insertInFlight,
  update,
} from '@/panel/data/testing/mutations';
import { retryResult } from '@/panel/data/write/pushResult';

import { resolvePush } from './resolvePush';

const inserted: PushResult = { kind: 'applied', rowId: 9, createdAt: '2026-01-01' };
const updated: PushResult = { kind: 'applied', rowId: 7 };
const refused: PushResult = { kind: 'refused', reason: 'values', message: 'name too long' };
const theirs = { name: 'FEBI', logo: 'f.svg' };
const conflict: PushResult = { kind: 'conflict', theirs };
const gone: PushResult = { kind: 'notFound' };
const unauthorized = retryResult(401, 'no password given', 'PT401');
const unanswered = retryResult(0, 'No answer');
const timedOut: PushResult = { ...unanswered, status: 408 };

const isRefused = { status: 'refused', reason: 'values' } as const;
const { item } = insert;
const dated = { ...item, createdAt: '2026-01-01' };

test.each<[string, PushResult, Mutation]>([
  ['applied', inserted, { ...insert, item: dated, status: 'applied', rowId: 9 }],
  ['applied by an earlier attempt', updated, { ...insert, status: 'applied', rowId: 7 }],
  ['not answered', unanswered, insertInFlight],
  ['answered with 408 by a proxy: it may have been carried out', timedOut, insertInFlight],
  ['answered with 401: it was not carried out', unauthorized, insert],
  ['refused', refused, { ...insert, ...isRefused }],
])('an insert that is %s', (_, result, expected) => {
  expect(resolvePush({ result, before: insert, sent: insertInFlight })).toEqual(expected);
});

test('an insert that an earlier attempt may have carried out is still in flight after a 401', () => {
  const pushed = { result: unauthorized, before: insertInFlight, sent: insertInFlight };
  expect(resolvePush(pushed)).toEqual(insertInFlight);
});

test.each<[string, PushResult, Mutation, object]>([
  ['an update, applied', updated, update, { status: 'applied' }],
  [
    'an update of a row that somebody else has changed, too',
    { ...updated, stored: theirs },
    update,
    { status: 'applied', seen: theirs, item: { ...update.item, ...theirs } },
  ],
  ['an update, not answered', unanswered, update, {}],
  ['an update, refused', refused, update, isRefused],
  [
    'an update of a row that is gone: the owner decides',
    gone,
    update,
    { status: 'conflict', theirs: undefined },
  ],
  [
    'an update of a changed field: the owner decides',
    conflict,
    update,
    { status: 'conflict', theirs },
  ],
  ['a deletion, applied', updated, deletion, { status: 'applied' }],
  ['a deletion of a row that is gone', gone, deletion, { status: 'applied' }],
  ['a deletion, refused', refused, deletion, isRefused],
  ['contact details, applied', updated, contactUpdate, { status: 'applied' }],
  [
    'changed contact details: the owner decides',
    conflict,
    contactUpdate,
    { status: 'conflict', theirs },
  ],
  ['contact details whose record has just gone', gone, contactUpdate, {}],
])('%s', (_, result, mutation, expected) => {
  expect(resolvePush({ result, before: mutation, sent: mutation })).toEqual({
    ...mutation,
    ...expected,
  });
});
