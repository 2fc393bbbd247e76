import { describe, expect, test } from 'vitest';

import { newLocalId } from '@/data/sync/itemIds';
import type { InsertMutation } from '@/data/sync/mutation';
import { answer, fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { writerFor } from '@/data/testing/writerFor';
import { writesOf } from '@/data/testing/writesOf';

const id = newLocalId();
const values = { name: 'VALEO', logo: 'v.svg' };
const item = { ...values, id };
const base = {
  mutationId: 'a',
  order: 1,
  attempt: 1,
  kind: 'insert',
  table: 'brands',
  id,
  item,
} as const;
const insert: InsertMutation = { ...base, status: 'pending' };
const sent: InsertMutation = {
  ...base,
  status: 'inFlight',
  firstSent: { item, newerThan: 10 },
};

const inserted = answer(201, [{ id: 12 }]);
const ours = answer(401, { code: 'PT401', message: 'no password given' });
const onlyTables = answer(404, { code: 'PGRST202', message: 'Could not find the function' });
const appliedBefore = answer(409, { code: 'PT409', message: 'applied', details: '[11]' });

/** Sent once more, to a database that has only the tables and these newest rows. */
async function again(newest: readonly unknown[], mutation: InsertMutation = sent) {
  const rest = fakeRest({
    'GET rpc/replace_brands': onlyTables,
    'GET brands': rows(newest),
    'POST brands': inserted,
  });
  return { rest, result: await writerFor(rest).pushMutation(mutation, true) };
}

const callsOf = ({ requests }: ReturnType<typeof fakeRest>) => requests.map(({ call }) => call);

test('what has never been sent is inserted without a question, and gives its row’s id', async () => {
  const rest = fakeRest({ 'POST brands': inserted });
  expect(await writerFor(rest).pushMutation(insert, false)).toEqual({ kind: 'applied', rowId: 12 });
  expect(callsOf(rest)).toEqual(['POST brands']);
  expect(rest.requests[0]?.body).toEqual(values);
});

describe('an insert whose answer was lost, in our own database', () => {
  test('is sent again under the same operation, which tells the row that it has made', async () => {
    const rest = fakeRest({ 'GET rpc/replace_brands': ours, 'POST brands': appliedBefore });
    expect(await writerFor(rest).pushMutation(sent, true)).toEqual({
      kind: 'appliedBefore',
      rowId: 11,
    });
    expect(callsOf(rest)).toEqual(['GET rpc/replace_brands', 'POST brands']);
    expect(rest.requests[1]?.headers.get('x-op-id')).toBe('a');
  });

  test('and whose item is to go by now is sent as it was first: only its id is wanted', async () => {
    const rest = fakeRest({ 'GET rpc/replace_brands': ours, 'POST brands': appliedBefore });
    const later = { ...item, name: 'VALEO, sonra' };
    await writerFor(rest).pushMutation({ ...sent, item: later, followUp: 'delete' }, true);
    expect(rest.requests[1]?.body).toEqual(values);
  });

  test('and whose item has been altered is sent as it is now', async () => {
    const rest = fakeRest({ 'GET rpc/replace_brands': ours, 'POST brands': inserted });
    const later = { ...item, name: 'VALEO, sonra' };
    await writerFor(rest).pushMutation({ ...sent, item: later, followUp: 'update' }, true);
    expect(rest.requests[1]?.body).toEqual({ ...values, name: 'VALEO, sonra' });
  });
});

describe('an insert whose answer was lost, in a database that has only the tables', () => {
  test('is found among the newest rows and not made twice', async () => {
    const { rest, result } = await again([
      { id: 13, name: 'GATES' },
      { id: 11, ...values },
    ]);
    expect(result).toEqual({ kind: 'appliedBefore', rowId: 11 });
    expect(writesOf(rest)).toEqual([]);
    expect(Object.fromEntries(rest.requests[1]?.url.searchParams ?? [])).toMatchObject({
      order: 'created_at.desc,id.desc',
      limit: '100',
    });
  });

  test('is found as it was sent, whatever it has become since', async () => {
    const later = { ...item, name: 'VALEO, sonra' };
    const { result } = await again([{ id: 11, ...values }], {
      ...sent,
      item: later,
      followUp: 'update',
    });
    expect(result).toEqual({ kind: 'appliedBefore', rowId: 11 });
  });

  test.each([
    ['there is no row like it', [{ id: 13, name: 'GATES' }, null]],
    ['the row like it had been there before', [{ id: 10, ...values }]],
  ])('is made when %s', async (_, newest) => {
    const { rest, result } = await again(newest);
    expect(result).toEqual({ kind: 'applied', rowId: 12 });
    expect(writesOf(rest)).toEqual(['POST brands']);
  });
});

test.each([
  ['does not say what it is', { 'GET rpc/replace_brands': networkDown }],
  ['is down', { 'GET rpc/replace_brands': answer(503, { code: 'PGRST001', message: 'down' }) }],
  [
    'is hidden by somebody who slows us down',
    { 'GET rpc/replace_brands': answer(429, 'Slow down') },
  ],
  ['cannot be searched', { 'GET rpc/replace_brands': onlyTables, 'GET brands': answer(500, {}) }],
  ['answers no rows', { 'GET rpc/replace_brands': onlyTables, 'GET brands': answer(200, {}) }],
])('a database that %s is not given the row a second time', async (_, answers) => {
  const rest = fakeRest({ ...answers, 'POST brands': inserted });
  expect(await writerFor(rest).pushMutation(sent, true)).toMatchObject({
    kind: 'retry',
    status: 0,
  });
  expect(writesOf(rest)).toEqual([]);
});

test('what kind of database it is, is asked until it is known, and then no more', async () => {
  const rest = fakeRest({
    'GET rpc/replace_brands': [networkDown, ours],
    'POST brands': inserted,
  });
  const { pushMutation } = writerFor(rest);
  await pushMutation(sent, true);
  await pushMutation(sent, true);
  await pushMutation(sent, true);
  expect(callsOf(rest)).toEqual([
    'GET rpc/replace_brands',
    'GET rpc/replace_brands',
    'POST brands',
    'POST brands',
  ]);
});
