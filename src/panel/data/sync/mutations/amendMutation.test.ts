import { expect, test } from 'vitest';

import { amendMutation, type Change } from './amendMutation';
import { newLocalId } from './itemIds';
import type { ItemMutation } from './mutation';

type Brands = ItemMutation<'brands'>;

const id = newLocalId();
const item = { id, name: 'VALEO', logo: 'v.svg' };
const renamed = { ...item, name: 'Valeo' };
const common = { mutationId: 'a', order: 1, attempt: 1, table: 'brands', id, item } as const;
const changed = { ...common, item: renamed };
const firstSent = { item, newerThan: 3 };
const edit = { seen: { logo: 'eski.svg' }, sentBefore: [{ logo: 'v.svg' }] };

const insert: Brands = { ...common, kind: 'insert', status: 'pending' };
const unanswered: Brands = { ...common, kind: 'insert', status: 'inFlight', firstSent };
const refused: Brands = { ...common, kind: 'insert', status: 'rejected' };
const update: Brands = { ...common, kind: 'update', status: 'pending', rowId: 7, edit };
const deletion: Brands = { ...common, kind: 'delete', status: 'pending', rowId: 7 };

const rename: Change<typeof item> = { kind: 'update', values: renamed, seen: { name: 'VALEO' } };
const remove: Change<typeof item> = { kind: 'delete', values: item };
const inserted: Brands = { ...changed, kind: 'insert', status: 'pending' };
const seen = { name: 'VALEO' };
const renaming: Brands = {
  ...changed,
  kind: 'update',
  status: 'pending',
  rowId: 7,
  edit: { seen, sentBefore: [] },
};

test.each<[string, Brands, Change<typeof item>, Brands | undefined]>([
  ['a new item that is edited: its insert has the last values', insert, rename, inserted],
  ['a new item that is deleted: nothing is left to send', insert, remove, undefined],
  [
    'an insert without an answer, edited since: an update follows',
    unanswered,
    rename,
    { ...unanswered, item: renamed, followUp: 'update' },
  ],
  [
    'an insert without an answer, deleted since: a delete follows',
    unanswered,
    remove,
    { ...unanswered, followUp: 'delete' },
  ],
  ['a refused insert that is edited: it is sent again', refused, rename, inserted],
  ['a refused insert that is deleted', refused, remove, undefined],
  [
    'an update that is edited again: both fields, and what was sent before',
    update,
    rename,
    { ...update, item: renamed, edit: { ...edit, seen: { ...edit.seen, ...seen } } },
  ],
  [
    'an update of a field that is edited again: the value that the owner saw at first',
    { ...renaming, edit: { seen: { name: 'MANN' }, sentBefore: [] } },
    { ...rename, values: { ...item, name: 'Valeo Service' }, seen: { name: 'Valeo' } },
    {
      ...renaming,
      item: { ...item, name: 'Valeo Service' },
      edit: { seen: { name: 'MANN' }, sentBefore: [] },
    },
  ],
  ['an update of an item that is deleted', update, remove, { ...deletion, edit: undefined }],
  [
    'an update that is put back before it was sent: nothing is left to send',
    renaming,
    { kind: 'update', values: item, seen: { name: 'Valeo' } },
    undefined,
  ],
  ['an applied update that is edited', { ...update, status: 'applied' }, rename, renaming],
  [
    'a deletion that is edited in another tab: it stays',
    deletion,
    rename,
    { ...deletion, item: renamed },
  ],
  [
    'a refused deletion of an item that is edited',
    { ...deletion, status: 'rejected' },
    rename,
    renaming,
  ],
])('%s', (_, earlier, change, expected) => {
  expect(amendMutation<'brands'>(earlier, change)).toEqual(expected);
});
