import { expect, test } from 'vitest';

import type { Brand } from '@/domain/brand';
import { product } from '@/domain/testing/examples';
import { update } from '@/panel/data/testing/mutations';

import { applyToList, applyUpdate, fieldsToSend } from './applyMutations';
import { newLocalId } from './itemIds';
import type { Mutation } from './mutation';

const brand = (id: number, name = `Marka ${id}`): Brand => ({
  id,
  name,
  logo: 'a.svg',
  ...(id <= 3 && { createdAt: `2026-01-0${id}` }),
});
const rows = [brand(3), brand(2), brand(1)];
const [first, second, third] = [newLocalId(), newLocalId(), newLocalId()];

const common = { mutationId: 'a', order: 1, attempt: 0, table: 'brands' } as const;

function inserted(id: number, rowId?: number): Mutation {
  const mutation = { ...common, kind: 'insert', id, item: brand(id, 'Değişti') } as const;
  return rowId === undefined
    ? { ...mutation, status: 'pending' }
    : { ...mutation, status: 'applied', rowId };
}

function restored(id: number, createdAt: string): Mutation {
  return { ...inserted(id), item: { ...brand(id, 'Değişti'), createdAt } };
}

/** Sent with this name, without an answer yet. */
function inFlight(id: number, name: string, newerThan: number): Mutation {
  return { ...common, kind: 'insert', status: 'inFlight', id, item: brand(id, name), newerThan };
}

function changed(id: number, rowId: number | undefined = id): Mutation {
  const item = brand(id, 'Değişti');
  return { ...common, kind: 'update', status: 'pending', id, rowId, item, seen: { name: '' } };
}

function deleted(id: number, rowId: number | undefined = id): Mutation {
  return { ...common, kind: 'delete', status: 'pending', id, rowId, item: brand(id) };
}

test.each<[string, Mutation[], Brand[]]>([
  ['no mutation', [], rows],
  [
    'two new items, the newest first',
    [inserted(first), inserted(second)],
    [brand(second, 'Değişti'), brand(first, 'Değişti'), ...rows],
  ],
  [
    'an undone deletion between two new items, in its place',
    [inserted(first), restored(third, '2026-01-02T12'), inserted(second)],
    [
      brand(second, 'Değişti'),
      brand(first, 'Değişti'),
      brand(3),
      { ...brand(third, 'Değişti'), createdAt: '2026-01-02T12' },
      brand(2),
      brand(1),
    ],
  ],
  ['an updated row, in its place', [changed(2)], [brand(3), brand(2, 'Değişti'), brand(1)]],
  [
    'a row of which the owner has changed the logo and somebody else the name',
    [
      {
        ...update,
        id: 2,
        rowId: 2,
        item: { ...brand(2, 'Eski ad'), logo: 'yeni.svg' },
        seen: { logo: 'a.svg' },
      },
    ],
    [brand(3), { ...brand(2), logo: 'yeni.svg' }, brand(1)],
  ],
  ['a deleted row', [deleted(2)], [brand(3), brand(1)]],
  [
    'a new item that was deleted while its insert was in flight',
    [inFlight(first, 'Yeni', 3), deleted(first, undefined)],
    rows,
  ],
  ['an updated row that is not there', [changed(9)], rows],
  ['a new item whose row is not loaded yet', [inserted(first, 9)], [brand(9, 'Değişti'), ...rows]],
  [
    'a new item whose row is already loaded',
    [inserted(first, 3)],
    [{ ...brand(first, 'Değişti'), id: 3 }, brand(2), brand(1)],
  ],
  [
    'a new item whose row is not loaded yet, updated since',
    [changed(first, 9)],
    [brand(9, 'Değişti'), ...rows],
  ],
  ['the last of several mutations of a row', [changed(2), deleted(2)], [brand(3), brand(1)]],
  [
    'a new item whose insert made a row but got no answer, shown once',
    [inFlight(first, 'Marka 3', 2)],
    [brand(first, 'Marka 3'), brand(2), brand(1)],
  ],
  [
    'two such items, one updated and one deleted since',
    [
      inFlight(first, 'Marka 3', 1),
      inFlight(second, 'Marka 2', 1),
      changed(first, undefined),
      deleted(second, undefined),
    ],
    [brand(first, 'Değişti'), brand(1)],
  ],
  [
    'a new item with the values of an older row',
    [inFlight(first, 'Marka 3', 3)],
    [brand(first, 'Marka 3'), ...rows],
  ],
])('applyToList gives the list with %s', (_, mutations, expected) => {
  expect(applyToList(rows, mutations)).toEqual(expected);
});

const disc = { ...product, id: 7, name: 'Disk', price: 10, originalPrice: 20 };
const dearer = { item: { ...disc, price: 12 }, seen: { price: 10 } };
const { originalPrice: _, ...bare } = disc;
const emptied = { item: bare, seen: { originalPrice: 20 } };

test('only changed fields are sent, and one that the owner has emptied as null', () => {
  expect(fieldsToSend(dearer)).toEqual({ price: 12 });
  expect(fieldsToSend(emptied)).toEqual({ originalPrice: null });
});

test('the server’s other fields stay, and one that the owner has emptied goes', () => {
  const server = { ...disc, name: 'Fren diski', description: 'Yeni' };
  expect(applyUpdate(server, dearer)).toEqual({ ...server, price: 12 });
  expect(applyUpdate(disc, emptied)).toEqual(bare);
});
