import { expect, test } from 'vitest';

import { answer, fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import type { PushResult } from '@/panel/data/sync/ports';
import { insert, insertInFlight } from '@/panel/data/testing/mutations';
import { writerFor } from '@/panel/data/testing/writerFor';
import { writesOf } from '@/panel/data/testing/writesOf';

const values = { name: 'SACHS', logo: 's.svg' };

const inserted = answer(201, [{ id: 12 }]);
const withFunctions = answer(401, { code: 'PT401', message: 'no password given' });
const withoutFunctions = answer(404, { code: 'PGRST202', message: 'Could not find the function' });
const down = answer(503, { code: 'PGRST001', message: 'down' });

const callsOf = ({ requests }: ReturnType<typeof fakeRest>) => requests.map(({ call }) => call);

test('the first attempt is one request, and its result has the id of the new row', async () => {
  const rest = fakeRest({ 'POST brands': inserted });
  expect(await writerFor(rest).pushMutation(insert)).toEqual({ kind: 'applied', rowId: 12 });
  expect(callsOf(rest)).toEqual(['POST brands']);
  expect(rest.requests[0]?.body).toEqual(values);
});

test('an unanswered insert in a database with our SQL functions is repeated as it was', async () => {
  const rest = fakeRest({ 'GET rpc/catalog_state': withFunctions, 'POST brands': inserted });
  await writerFor(rest).pushMutation(insertInFlight);
  expect(rest.requests[1]?.body).toEqual(values);
});

const gates = { id: 13, name: 'GATES' };
const done: PushResult = { kind: 'applied', rowId: 12 };
const doneBefore: PushResult = { kind: 'applied', rowId: 11 };

test.each<[string, unknown[], PushResult, string[]]>([
  ['not inserted again: it is there', [gates, { id: 11, ...values }], doneBefore, []],
  ['inserted when no row has its values', [gates, null], done, ['POST brands']],
  ['inserted when such a row is older', [{ id: 10, ...values }], done, ['POST brands']],
])('without our SQL functions an unanswered insert is %s', async (_, newest, expected, writes) => {
  const rest = fakeRest({
    'GET rpc/catalog_state': withoutFunctions,
    'GET brands': rows(newest),
    'POST brands': inserted,
  });
  expect(await writerFor(rest).pushMutation(insertInFlight)).toEqual(expected);
  expect(writesOf(rest)).toEqual(writes);
  const asked = Object.fromEntries(rest.requests[1]?.url.searchParams ?? []);
  expect(asked).toMatchObject({ order: 'id.desc', limit: '100' });
});

test.each([
  ['the check for our SQL functions gets no answer', { 'GET rpc/catalog_state': networkDown }],
  ['this check is answered with 503', { 'GET rpc/catalog_state': down }],
  ['this check is answered with 429', { 'GET rpc/catalog_state': answer(429, 'Slow down') }],
  [
    'the newest rows cannot be read',
    { 'GET rpc/catalog_state': withoutFunctions, 'GET brands': answer(500, {}) },
  ],
  [
    'the newest rows are not a list',
    { 'GET rpc/catalog_state': withoutFunctions, 'GET brands': answer(200, {}) },
  ],
])('an unanswered insert is not repeated when %s', async (_, answers) => {
  const rest = fakeRest({ ...answers, 'POST brands': inserted });
  expect(await writerFor(rest).pushMutation(insertInFlight)).toMatchObject({
    kind: 'retry',
    status: 0,
  });
  expect(writesOf(rest)).toEqual([]);
});

test('the check for our SQL functions is repeated until it is answered, and then never sent again', async () => {
  const rest = fakeRest({
    'GET rpc/catalog_state': [networkDown, withFunctions],
    'POST brands': inserted,
  });
  const { pushMutation } = writerFor(rest);
  await pushMutation(insertInFlight);
  await pushMutation(insertInFlight);
  await pushMutation(insertInFlight);
  expect(callsOf(rest)).toEqual([
    'GET rpc/catalog_state',
    'GET rpc/catalog_state',
    'POST brands',
    'POST brands',
  ]);
});
