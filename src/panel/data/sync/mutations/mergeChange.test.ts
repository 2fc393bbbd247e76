import { expect, test } from 'vitest';

import { deletion, insert, update } from '@/panel/data/testing/mutations';

import { type Change, mergeChange, stillChanged } from './mergeChange';
import type { Mutation } from './mutation';

const { item } = insert;
const renamed = { ...item, name: 'Sachs' };
const inserted: Mutation = { ...insert, item: renamed };

const seen = { name: 'SACHS' };
const newLogo: Mutation = { ...update, item, seen: { logo: 'eski.svg' } };
const newName: Mutation = { ...update, item: renamed, seen };
const removed: Mutation = { ...deletion, item };
const unedited: Mutation = { ...removed, seen: { logo: 'eski.svg' } };
const refused = { status: 'refused', reason: 'values' } as const;

const rename: Change = { kind: 'update', item: renamed, seen };
const remove: Change = { kind: 'delete', item };

test.each<[string, Mutation, Change, Mutation | undefined]>([
  ['a new item that is edited: its insert has the last values', insert, rename, inserted],
  ['a new item that is deleted: nothing is left to send', insert, remove, undefined],
  [
    'a refused insert that is edited: it is sent again',
    { ...insert, ...refused },
    rename,
    inserted,
  ],
  ['a refused insert that is deleted', { ...insert, ...refused }, remove, undefined],
  [
    'an update of another field: both are sent',
    newLogo,
    rename,
    { ...newLogo, item: renamed, seen: { logo: 'eski.svg', ...seen } },
  ],
  [
    'an update of a field that is edited again: the value that the owner saw at first',
    { ...newName, seen: { name: 'MANN' } },
    { ...rename, item: { ...item, name: 'Sachs Service' }, seen: { name: 'Sachs' } },
    { ...newName, item: { ...item, name: 'Sachs Service' }, seen: { name: 'MANN' } },
  ],
  ['an update of an item that is deleted: the deletion knows of it', newLogo, remove, unedited],
  [
    'an update that is put back before it was sent: nothing is left to send',
    newName,
    { kind: 'update', item, seen: { name: 'Sachs' } },
    undefined,
  ],
  [
    'a conflict that is edited: it is sent again',
    { ...update, item, status: 'conflict', theirs: { name: 'FEBI' }, seen: { logo: 'eski.svg' } },
    rename,
    { ...newLogo, item: renamed, seen: { logo: 'eski.svg', ...seen } },
  ],
  ['a refused deletion that is edited', { ...removed, ...refused }, rename, newName],
  ['a deletion that is taken back', removed, { kind: 'update', item, seen: {} }, undefined],
  ['and the update before it', unedited, { kind: 'update', item, seen: {} }, newLogo],
])('%s', (_, earlier, change, expected) => {
  expect(mergeChange(earlier, change)).toEqual(expected);
});

test('a field that is back at its old value is no change', () => {
  expect(stillChanged(renamed, { ...seen, logo: item.logo })).toEqual(seen);
});
