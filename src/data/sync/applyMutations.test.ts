import { expect, test } from 'vitest';

import type { Brand } from '@/domain/brand';

import { overlay } from './applyMutations';
import { newLocalId } from './localIds';
import type { ItemChange } from './mutation';

const brand = (id: number, name = `Marka ${id}`): Brand => ({ id, name, logo: 'a.svg' });
const rows = [brand(3), brand(2), brand(1)];
const [first, second] = [newLocalId(), newLocalId()];

function change(given: Partial<ItemChange<'brands'>> & { id: number }): ItemChange<'brands'> {
  return { op: 'a', order: 1, table: 'brands', item: brand(given.id, 'Değişti'), ...given };
}

test.each<[string, ItemChange<'brands'>[], Brand[]]>([
  ['no change', [], rows],
  [
    'two new ones, the newest on top',
    [change({ id: first }), change({ id: second })],
    [brand(second, 'Değişti'), brand(first, 'Değişti'), ...rows],
  ],
  [
    'an altered row, in its place',
    [change({ id: 2, rowId: 2 })],
    [brand(3), brand(2, 'Değişti'), brand(1)],
  ],
  ['a deleted row', [change({ id: 2, rowId: 2, removed: true })], [brand(3), brand(1)]],
  ['a new one that is to go', [change({ id: first, removed: true })], rows],
  ['an altered row that is not there', [change({ id: 9, rowId: 9 })], rows],
  [
    'a new one that has become a row not loaded yet',
    [change({ id: first, rowId: 9 })],
    [brand(9, 'Değişti'), ...rows],
  ],
  [
    'a new one that has become a row already loaded',
    [change({ id: first, rowId: 3 })],
    [brand(3, 'Değişti'), brand(2), brand(1)],
  ],
  [
    'the last of several changes of a row',
    [change({ id: 2, rowId: 2 }), change({ id: 2, rowId: 2, removed: true })],
    [brand(3), brand(1)],
  ],
  [
    'a new one whose insert has landed, though its answer was lost: once',
    [
      change({
        id: first,
        item: brand(first, 'Marka 3'),
        sent: brand(first, 'Marka 3'),
        newerThan: 2,
      }),
    ],
    [brand(first, 'Marka 3'), brand(2), brand(1)],
  ],
  [
    'the same, altered since, or to go',
    [
      change({ id: first, sent: brand(first, 'Marka 3'), newerThan: 1 }),
      change({ id: second, sent: brand(second, 'Marka 2'), newerThan: 1, removed: true }),
    ],
    [brand(first, 'Değişti'), brand(1)],
  ],
  [
    'one like a row that has been there before',
    [
      change({
        id: first,
        item: brand(first, 'Marka 3'),
        sent: brand(first, 'Marka 3'),
        newerThan: 3,
      }),
    ],
    [brand(first, 'Marka 3'), ...rows],
  ],
])('%s', (_, changes, expected) => {
  expect(overlay<'brands'>(rows, changes)).toEqual(expected);
});
