import { describe, expect, test } from 'vitest';

import { newLocalId } from './itemIds';
import type { Mutation } from './mutation';
import { decodeMutation, encodeMutation } from './mutationCodec';

const backend = 'https://x.supabase.co';
const id = newLocalId();
const item = { id, name: 'BOSCH', logo: 'b.svg' };
const row = { id: 7, name: 'SACHS', logo: 's.svg' };
const contact = {
  phone: '0312 345 67 89',
  email: 'a@b.example',
  address: 'Ankara',
  workingHours: 'Pazar: kapalı',
};

const progress = { mutationId: 'a', order: 5, attempt: 0 };
const insert = { ...progress, kind: 'insert', table: 'brands', id, item } as const;
const ofRow = { ...progress, table: 'brands', id: 7, rowId: 7, item: row } as const;
const edit = { seen: { logo: 'eski.svg' }, sentBefore: [] };
const triedOnce = { ...edit, sentBefore: [{ logo: 's.svg' }] };
const firstSent = { item: { ...item, name: 'Bosch' }, newerThan: 3 };
const ofContact = { ...progress, kind: 'update', table: 'contact', contact } as const;

/** Entries as earlier builds have stored them in browsers, and their mutations. */
const STORED: [string, object, Mutation][] = [
  ['a new item', { order: 5, table: 'brands', id, item }, { ...insert, status: 'pending' }],
  [
    'a new item whose push was answered with a 4xx',
    { order: 5, attempt: 2, table: 'brands', id, item },
    { ...insert, attempt: 2, status: 'pending' },
  ],
  [
    'an insert without an answer',
    { order: 5, attempt: 1, table: 'brands', id, item, sent: firstSent.item, newerThan: 3 },
    { ...insert, attempt: 1, status: 'inFlight', firstSent, followUp: undefined },
  ],
  [
    'an insert without an answer, updated since',
    {
      order: 5,
      attempt: 1,
      table: 'brands',
      id,
      item,
      sent: firstSent.item,
      newerThan: 3,
      edited: true,
    },
    { ...insert, attempt: 1, status: 'inFlight', firstSent, followUp: 'update' },
  ],
  [
    'an insert without an answer, deleted since',
    {
      order: 5,
      attempt: 1,
      table: 'brands',
      id,
      item,
      removed: true,
      sent: firstSent.item,
      newerThan: 3,
      edited: true,
    },
    { ...insert, attempt: 1, status: 'inFlight', firstSent, followUp: 'delete' },
  ],
  [
    'a rejected insert',
    { order: 5, attempt: 1, refused: true, table: 'brands', id, item },
    { ...insert, attempt: 1, status: 'rejected', firstSent: undefined },
  ],
  [
    'a rejected insert with an unanswered attempt',
    {
      order: 5,
      attempt: 2,
      refused: true,
      table: 'brands',
      id,
      item,
      sent: firstSent.item,
      newerThan: 3,
    },
    { ...insert, attempt: 2, status: 'rejected', firstSent },
  ],
  [
    'an applied insert',
    { order: 5, attempt: 1, done: true, table: 'brands', id, rowId: 9, item, newerThan: 3 },
    { ...insert, kind: 'update', attempt: 1, status: 'applied', rowId: 9 },
  ],
  [
    'an undone deletion',
    { order: 5, table: 'brands', id, item, createdAt: '2026-01-01', below: [4, 3] },
    { ...insert, status: 'pending', createdAt: '2026-01-01', below: [4, 3] },
  ],
  [
    'a deletion of a row without a date',
    { order: 5, table: 'brands', id: 7, rowId: 7, item: row, removed: true, createdAt: null },
    { ...ofRow, kind: 'delete', status: 'pending', createdAt: null },
  ],
  [
    'an update',
    { order: 5, table: 'brands', id: 7, rowId: 7, item: row },
    { ...ofRow, kind: 'update', status: 'pending' },
  ],
  [
    'an update with the values that it replaces',
    { order: 5, table: 'brands', id: 7, rowId: 7, item: row, base: { logo: 'eski.svg' } },
    { ...ofRow, kind: 'update', status: 'pending', edit },
  ],
  [
    'an update with the values that it replaces and an unanswered attempt',
    {
      order: 5,
      attempt: 1,
      table: 'brands',
      id: 7,
      rowId: 7,
      item: row,
      base: { logo: 'eski.svg' },
      tried: [{ logo: 's.svg' }],
    },
    { ...ofRow, kind: 'update', attempt: 1, status: 'pending', edit: triedOnce },
  ],
  [
    'contact details with the values that they replace',
    { order: 5, table: 'contact', contact, base: { phone: null, working_hours: '8-19' } },
    {
      ...ofContact,
      status: 'pending',
      edit: { seen: { phone: null, workingHours: '8-19' }, sentBefore: [] },
    },
  ],
  [
    'an update that has met another’s change',
    {
      order: 5,
      attempt: 1,
      refused: true,
      table: 'brands',
      id: 7,
      rowId: 7,
      item: row,
      base: { logo: 'eski.svg' },
      theirs: { name: 'FEBI', logo: 'f.svg' },
    },
    {
      ...ofRow,
      kind: 'update',
      attempt: 1,
      status: 'conflict',
      theirs: { name: 'FEBI', logo: 'f.svg' },
      edit,
    },
  ],
  [
    'an update of a row that was deleted',
    {
      order: 5,
      attempt: 1,
      refused: true,
      table: 'brands',
      id: 7,
      rowId: 7,
      item: row,
      theirs: null,
    },
    { ...ofRow, kind: 'update', attempt: 1, status: 'conflict', theirs: undefined },
  ],
  [
    'contact details that have met another’s change',
    { order: 5, attempt: 1, refused: true, table: 'contact', contact, theirs: { phone: '1' } },
    { ...ofContact, attempt: 1, status: 'conflict', theirs: { phone: '1' } },
  ],
  [
    'an applied update',
    { order: 5, attempt: 1, done: true, table: 'brands', id: 7, rowId: 7, item: row },
    { ...ofRow, kind: 'update', attempt: 1, status: 'applied' },
  ],
  [
    'a rejected update',
    { order: 5, attempt: 1, refused: true, table: 'brands', id: 7, rowId: 7, item: row },
    { ...ofRow, kind: 'update', attempt: 1, status: 'rejected' },
  ],
  [
    'a delete',
    { order: 5, table: 'brands', id: 7, rowId: 7, item: row, removed: true },
    { ...ofRow, kind: 'delete', status: 'pending' },
  ],
  [
    'an applied delete',
    {
      order: 5,
      attempt: 1,
      done: true,
      table: 'brands',
      id: 7,
      rowId: 7,
      item: row,
      removed: true,
    },
    { ...ofRow, kind: 'delete', attempt: 1, status: 'applied' },
  ],
  ['contact details', { order: 5, table: 'contact', contact }, { ...ofContact, status: 'pending' }],
  [
    'applied contact details',
    { order: 5, attempt: 1, done: true, table: 'contact', contact },
    { ...ofContact, attempt: 1, status: 'applied' },
  ],
  [
    'rejected contact details',
    { order: 5, attempt: 1, refused: true, table: 'contact', contact },
    { ...ofContact, attempt: 1, status: 'rejected' },
  ],
];

describe('an entry of version 1', () => {
  test.each(STORED)('is decoded: %s', (_, stored, expected) => {
    const text = JSON.stringify({ v: 1, backend, ...stored });
    expect(decodeMutation('a', text, backend)).toEqual(expected);
  });

  test.each(STORED)(
    'is the same mutation after encoding and decoding: %s',
    (_, _stored, mutation) => {
      const text = encodeMutation(mutation, backend);
      expect(JSON.parse(text)).toMatchObject({ v: 1, backend });
      expect(decodeMutation('a', text, backend)).toEqual(mutation);
    },
  );
});

test('base values that are no row are ignored, so that the change is not lost', () => {
  const stored = { order: 5, table: 'brands', id: 7, rowId: 7, item: row, base: { logo: {} } };
  const text = JSON.stringify({ v: 1, backend, ...stored });
  expect(decodeMutation('a', text, backend)).toEqual({
    ...ofRow,
    kind: 'update',
    status: 'pending',
  });
});

test.each([
  ['a delete of an item that was never sent', { table: 'brands', id, item, removed: true }],
  ['an item without an id', { table: 'brands', item }],
  ['an unknown table', { table: 'orders', id, item }],
  ['contact details without a usable field', { table: 'contact', contact: {} }],
])('decoding %s throws', (_, stored) => {
  const text = JSON.stringify({ v: 1, backend, order: 5, ...stored });
  expect(() => decodeMutation('a', text, backend)).toThrow(TypeError);
});

test('a mutation of another backend is decoded as foreign', () => {
  const text = encodeMutation({ ...ofContact, status: 'pending' }, 'https://y.supabase.co');
  expect(decodeMutation('a', text, backend)).toBe('foreign');
});
