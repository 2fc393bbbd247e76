import { expect, test } from 'vitest';

import { deletion, insert, insertInFlight, update } from '@/panel/data/testing/mutations';

import { amendMutation, type Change } from './amendMutation';
import type { ItemMutation } from './mutation';

type Brands = ItemMutation<'brands'>;

const { item } = insert;
const renamed = { ...item, name: 'Sachs' };
const refused: Brands = { ...insert, status: 'rejected' };
const inserted: Brands = { ...insert, item: renamed };

const seen = { name: 'SACHS' };
const edit = { seen: { logo: 'eski.svg' }, sentBefore: [{ logo: 's.svg' }] };
const edited: Brands = { ...update, item, edit };
const renaming: Brands = { ...update, item: renamed, edit: { seen, sentBefore: [] } };
const removing: Brands = { ...deletion, item };

const rename: Change<typeof item> = { kind: 'update', values: renamed, seen };
const remove: Change<typeof item> = { kind: 'delete', values: item };

test.each<[string, Brands, Change<typeof item>, Brands | undefined]>([
  ['a new item that is edited: its insert has the last values', insert, rename, inserted],
  ['a new item that is deleted: nothing is left to send', insert, remove, undefined],
  [
    'an insert without an answer, edited since: an update follows',
    insertInFlight,
    rename,
    { ...insertInFlight, item: renamed, followUp: 'update' },
  ],
  [
    'an insert without an answer, deleted since: a delete follows',
    insertInFlight,
    remove,
    { ...insertInFlight, followUp: 'delete' },
  ],
  ['a refused insert that is edited: it is sent again', refused, rename, inserted],
  ['a refused insert that is deleted', refused, remove, undefined],
  [
    'an update that is edited again: both fields, and what was sent before',
    edited,
    rename,
    { ...edited, item: renamed, edit: { ...edit, seen: { ...edit.seen, ...seen } } },
  ],
  [
    'an update of a field that is edited again: the value that the owner saw at first',
    { ...renaming, edit: { seen: { name: 'MANN' }, sentBefore: [] } },
    { ...rename, values: { ...item, name: 'Sachs Service' }, seen: { name: 'Sachs' } },
    {
      ...renaming,
      item: { ...item, name: 'Sachs Service' },
      edit: { seen: { name: 'MANN' }, sentBefore: [] },
    },
  ],
  ['an update of an item that is deleted', edited, remove, { ...removing, edit: undefined }],
  [
    'an update that is put back before it was sent: nothing is left to send',
    renaming,
    { kind: 'update', values: item, seen: { name: 'Sachs' } },
    undefined,
  ],
  ['an applied update that is edited', { ...edited, status: 'applied' }, rename, renaming],
  [
    'a deletion that is edited elsewhere: it stays',
    removing,
    rename,
    { ...removing, item: renamed },
  ],
  ['a refused deletion that is edited', { ...removing, status: 'rejected' }, rename, renaming],
])('%s', (_, earlier, change, expected) => {
  expect(amendMutation<'brands'>(earlier, change)).toEqual(expected);
});
