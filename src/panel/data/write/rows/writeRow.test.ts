import { describe, expect, test } from 'vitest';

import { answer, fakeRest, networkDown, productRows, rows } from '@/data/testing/fakeRest';
import { product } from '@/domain/testing/examples';
import type { Update } from '@/panel/data/sync/mutations/mutation';
import { update as brandUpdate } from '@/panel/data/testing/mutations';
import { writerFor } from '@/panel/data/testing/writerFor';

const item = { ...product, id: 2, price: 12, image: '' };
const update: Update = {
  ...brandUpdate,
  table: 'products',
  id: 2,
  rowId: 2,
  item,
  seen: { price: 2 },
};
const written = rows([{ id: 2 }]);
const none = rows([]);

function filters(url: URL | undefined) {
  const { select: _, columns: _columns, ...rest } = Object.fromEntries(url?.searchParams ?? []);
  return rest;
}

function read(price: unknown, more: object = {}) {
  return rows([{ ...productRows(2)[0], price, ...more }]);
}

async function push(rest: ReturnType<typeof fakeRest>, mutation: Update = update) {
  return writerFor(rest).pushMutation(mutation);
}

test('changed columns are written where they have their old values', async () => {
  const mutation: Update = {
    ...update,
    item: { ...item, originalPrice: 20 },
    seen: { price: 2, originalPrice: null, image: 'a.webp' },
  };
  const rest = fakeRest({ 'PATCH products': written });
  expect(await push(rest, mutation)).toEqual({ kind: 'applied', rowId: 2 });
  expect(rest.requests[0]?.body).toEqual({ price: 12, original_price: 20, image: '' });
  expect(filters(rest.requests[0]?.url)).toEqual({
    id: 'eq.2',
    price: 'eq.2',
    original_price: 'is.null',
    image: 'eq.a.webp',
  });
});

test('a long text is read before it is written, and its ends are compared', async () => {
  const text = `${'%_*\\'.repeat(10)}${'b'.repeat(200)}`;
  const row = { ...productRows(2)[0], description: text };
  const rest = fakeRest({ 'GET products': rows([row]), 'PATCH products': written });
  const seen = { description: text };
  expect(await push(rest, { ...update, seen })).toEqual({ kind: 'applied', rowId: 2 });
  expect(rest.requests.map(({ call }) => call)).toEqual(['GET products', 'PATCH products']);
  expect(filters(rest.requests[1]?.url)).toEqual({
    id: 'eq.2',
    description: `like.${'_'.repeat(40)}%${'b'.repeat(40)}`,
  });
});

describe('when no row has the old values', () => {
  test.each([
    ['the wanted values are there: a repetition', read(12), { kind: 'applied', rowId: 2 }],
    ['somebody else has changed the column', read(99), { kind: 'conflict' }],
    ['the row does not exist', none, { kind: 'notFound' }],
    ['the row cannot be read', networkDown, { kind: 'retry', status: 0 }],
    ['the row is no row', rows(['x']), { kind: 'retry', status: 0 }],
    ['it cannot be written either', read('2.00'), { kind: 'retry', status: 200 }],
  ])('%s', async (_, row, expected) => {
    const rest = fakeRest({ 'GET products': row, 'PATCH products': none });
    expect(await push(rest)).toMatchObject(expected);
  });

  test('the database’s own form of the old value is replaced', async () => {
    const rest = fakeRest({ 'GET products': read('2.00'), 'PATCH products': [none, written] });
    expect(await push(rest)).toEqual({ kind: 'applied', rowId: 2 });
    expect(filters(rest.requests[2]?.url)).toEqual({ id: 'eq.2', price: 'eq.2.00' });
  });

  test('a field that is empty in the database is asked for as empty, in a second attempt too', async () => {
    const mutation = { ...update, item: { ...item, discount: 5 }, seen: { discount: null } };
    const rest = fakeRest({
      'GET products': read(2, { discount: null }),
      'PATCH products': [none, written],
    });
    expect(await push(rest, mutation)).toEqual({ kind: 'applied', rowId: 2 });
    expect(filters(rest.requests[2]?.url)).toEqual({ id: 'eq.2', discount: 'is.null' });
  });

  test('a row that the shop cannot show is compared as it is', async () => {
    const rest = fakeRest({ 'GET products': read(99, { name: '' }), 'PATCH products': none });
    expect(await push(rest)).toMatchObject({ kind: 'conflict', theirs: { name: '', price: 99 } });
  });
});

test('an update without changed columns sends nothing', async () => {
  const rest = fakeRest({ 'PATCH products': answer(500, {}) });
  expect(await push(rest, { ...update, seen: {} })).toEqual({ kind: 'applied', rowId: 2 });
  expect(rest.requests).toEqual([]);
});
