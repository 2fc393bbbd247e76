import { expect, test } from 'vitest';

import type { Brand } from '@/domain/brand';
import { update } from '@/panel/data/testing/mutations';

import { applyToList } from './applyMutations';
import { newLocalId } from './itemIds';
import type { ItemMutation } from './mutation';

const brand = (id: number, name = `Marka ${id}`): Brand => ({
  id,
  name,
  logo: 'a.svg',
  ...(id <= 3 && { createdAt: `2026-01-0${id}` }),
});
const rows = [brand(3), brand(2), brand(1)];
const [first, second, third] = [newLocalId(), newLocalId(), newLocalId()];

const common = { mutationId: 'a', order: 1, attempt: 0, table: 'brands' } as const;

function inserted(id: number, rowId?: number): ItemMutation<'brands'> {
  const mutation = { ...common, kind: 'insert', id, item: brand(id, 'Değişti') } as const;
  return rowId === undefined
    ? { ...mutation, status: 'pending' }
    : { ...mutation, status: 'applied', rowId };
}

function restored(id: number, createdAt: string): ItemMutation<'brands'> {
  return { ...inserted(id), item: { ...brand(id, 'Değişti'), createdAt } };
}

/** Sent with this name, without an answer yet. */
function inFlight(
  id: number,
  name: string,
  newerThan: number,
  followUp?: 'update' | 'delete',
): ItemMutation<'brands'> {
  const item = brand(id, followUp === undefined ? name : 'Değişti');
  const firstSent = { item: brand(id, name), newerThan };
  return { ...common, kind: 'insert', status: 'inFlight', id, item, firstSent, followUp };
}

function changed(kind: 'update' | 'delete', rowId: number, id = rowId): ItemMutation<'brands'> {
  return { ...common, kind, status: 'pending', id, rowId, item: brand(id, 'Değişti') };
}

test.each<[string, ItemMutation<'brands'>[], Brand[]]>([
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
  [
    'an updated row, in its place',
    [changed('update', 2)],
    [brand(3), brand(2, 'Değişti'), brand(1)],
  ],
  [
    'a row of which the owner has changed the logo and somebody else the name',
    [
      {
        ...update,
        id: 2,
        rowId: 2,
        item: { ...brand(2, 'Eski ad'), logo: 'yeni.svg' },
        edit: { seen: { logo: 'a.svg' }, sentBefore: [] },
      },
    ],
    [brand(3), { ...brand(2), logo: 'yeni.svg' }, brand(1)],
  ],
  ['a deleted row', [changed('delete', 2)], [brand(3), brand(1)]],
  [
    'a new item that was deleted while its insert was in flight',
    [inFlight(first, 'Yeni', 3, 'delete')],
    rows,
  ],
  ['an updated row that is not there', [changed('update', 9)], rows],
  ['a new item whose row is not loaded yet', [inserted(first, 9)], [brand(9, 'Değişti'), ...rows]],
  [
    'a new item whose row is already loaded',
    [inserted(first, 3)],
    [{ ...brand(first, 'Değişti'), id: 3 }, brand(2), brand(1)],
  ],
  [
    'a new item whose row is not loaded yet, updated since',
    [changed('update', 9, first)],
    [brand(9, 'Değişti'), ...rows],
  ],
  [
    'the last of several mutations of a row',
    [changed('update', 2), changed('delete', 2)],
    [brand(3), brand(1)],
  ],
  [
    'a new item whose insert made a row but got no answer, shown once',
    [inFlight(first, 'Marka 3', 2)],
    [brand(first, 'Marka 3'), brand(2), brand(1)],
  ],
  [
    'two such items, one updated and one deleted since',
    [inFlight(first, 'Marka 3', 1, 'update'), inFlight(second, 'Marka 2', 1, 'delete')],
    [brand(first, 'Değişti'), brand(1)],
  ],
  [
    'a new item with the values of an older row',
    [inFlight(first, 'Marka 3', 3)],
    [brand(first, 'Marka 3'), ...rows],
  ],
])('applyToList gives the list with %s', (_, mutations, expected) => {
  expect(applyToList<'brands'>(rows, mutations)).toEqual(expected);
});
