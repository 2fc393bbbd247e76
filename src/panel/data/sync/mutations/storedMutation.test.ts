import { expect, test } from 'vitest';

import {
  contactUpdate,
  deletion,
  insert,
  insertInFlight,
  update,
} from '@/panel/data/testing/mutations';

import type { Mutation } from './mutation';
import { readMutation } from './storedMutation';

const refused = { status: 'refused', reason: 'policy' } as const;
const theirs = { name: 'FEBI', logo: null };

test.each<[string, Mutation]>([
  ['a new item', { ...insert, attempt: 0 }],
  ['an insert that was sent', insertInFlight],
  ['an applied insert', { ...insert, status: 'applied', rowId: 9 }],
  ['a refused insert', { ...insert, ...refused }],
  ['an update', { ...update, seen: { logo: null } }],
  ['an update that waits for its row', { ...update, rowId: undefined }],
  ['an applied update', { ...update, status: 'applied' }],
  ['a refused update', { ...update, ...refused }],
  ['an update that has met another’s change', { ...update, status: 'conflict', theirs }],
  ['an update of a deleted row', { ...update, status: 'conflict', theirs: undefined }],
  ['a deletion', deletion],
  ['a deletion of an edited item', { ...deletion, seen: { logo: null } }],
  ['a refused deletion', { ...deletion, ...refused }],
  ['contact details', contactUpdate],
  ['a change that belongs to a larger step', { ...deletion, step: '4d8c samples' }],
])('%s is read as it was written', (_, mutation) => {
  expect(readMutation(JSON.parse(JSON.stringify(mutation)))).toEqual(mutation);
});

test.each([
  ['nothing', null],
  ['no mutation id', { ...update, mutationId: 7 }],
  ['no order', { ...update, order: '1' }],
  ['no item', { ...update, item: null }],
  ['an item without an essential value', { ...update, item: { id: 7 } }],
  ['an item without an id', { ...update, id: 0 }],
  ['an unknown table', { ...update, table: 'orders' }],
  ['an unknown kind', { ...update, kind: 'replace' }],
  ['an unknown status', { ...update, status: 'gone' }],
  ['an insert of an unknown status', { ...insert, status: 'conflict' }],
  ['an applied insert without a row', { ...insert, status: 'applied' }],
  ['an update without the values that the owner saw', { ...update, seen: { logo: {} } }],
  ['contact details without a usable field', { ...contactUpdate, item: {} }],
])('reading %s throws', (_, stored) => {
  expect(() => readMutation(stored)).toThrow(TypeError);
});

test('a refusal of an unknown reason is one of the values', () => {
  const stored = { ...update, status: 'refused', reason: 'yeni' };
  expect(readMutation(stored)).toMatchObject({ reason: 'values' });
});
