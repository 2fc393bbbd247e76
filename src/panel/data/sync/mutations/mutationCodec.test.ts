import { describe, expect, test } from 'vitest';

import { contact, slide } from '@/domain/testing/examples';

import { newLocalId } from './itemIds';
import type { Mutation } from './mutation';
import { decodeMutation, encodeMutation } from './mutationCodec';

const backend = 'https://x.supabase.co';
const id = newLocalId();
const item = { id, name: 'BOSCH', logo: 'b.svg' };
const row = { id: 7, name: 'SACHS', logo: 's.svg' };

/** Entries as earlier builds have stored them in browsers. */
const newEntry = { order: 5, table: 'brands', id, item };
const sentEntry = { ...newEntry, attempt: 1, sent: { ...item, name: 'Bosch' }, newerThan: 3 };
const rowEntry = { order: 5, table: 'brands', id: 7, rowId: 7, item: row };
const contactEntry = { order: 5, table: 'contact', contact };
const base = { base: { logo: 'eski.svg' } };
const refused = { attempt: 1, refused: true };
const done = { attempt: 1, done: true };

const progress = { mutationId: 'a', order: 5, attempt: 0 };
const insert = { ...progress, kind: 'insert', table: 'brands', id, item } as const;
const firstSent = { item: { ...item, name: 'Bosch' }, newerThan: 3 };
const sent = { ...insert, attempt: 1, status: 'inFlight', firstSent } as const;
const ofRow = { ...progress, table: 'brands', id: 7, rowId: 7, item: row } as const;
const update = { ...ofRow, kind: 'update', status: 'pending' } as const;
const deletion = { ...ofRow, kind: 'delete', status: 'pending' } as const;
const edit = { seen: { logo: 'eski.svg' }, sentBefore: [] };
const triedOnce = { ...edit, sentBefore: [{ logo: 's.svg' }] };
const ofContact = { ...progress, kind: 'update', table: 'contact', contact } as const;
const theirs = { name: 'FEBI', logo: 'f.svg' };
const hours = { seen: { phone: null, workingHours: '8-19' }, sentBefore: [] };

describe('an entry of version 1', () => {
  test.each<[string, object, Mutation]>([
    ['a new item', newEntry, { ...insert, status: 'pending' }],
    [
      'a new item answered with a 4xx',
      { ...newEntry, attempt: 2 },
      { ...insert, attempt: 2, status: 'pending' },
    ],
    ['an insert without an answer', sentEntry, { ...sent, followUp: undefined }],
    [
      'an insert without an answer, updated since',
      { ...sentEntry, edited: true },
      { ...sent, followUp: 'update' },
    ],
    [
      'an insert without an answer, deleted since',
      { ...sentEntry, removed: true, edited: true },
      { ...sent, followUp: 'delete' },
    ],
    [
      'a rejected insert',
      { ...newEntry, ...refused },
      { ...insert, attempt: 1, status: 'rejected', firstSent: undefined },
    ],
    [
      'a rejected insert with an unanswered attempt',
      { ...sentEntry, ...refused, reason: 'pictureType' },
      { ...sent, status: 'rejected', reason: 'pictureType' },
    ],
    [
      'an undone deletion',
      { ...newEntry, createdAt: '2026-01-01', below: [4, 3] },
      { ...insert, status: 'pending', createdAt: '2026-01-01', below: [4, 3] },
    ],
    ['an update', rowEntry, update],
    ['an update with the values that it replaces', { ...rowEntry, ...base }, { ...update, edit }],
    [
      'an update with an unanswered attempt',
      { ...rowEntry, ...base, attempt: 1, tried: [{ logo: 's.svg' }] },
      { ...update, attempt: 1, edit: triedOnce },
    ],
    [
      'an update that has met another’s change',
      { ...rowEntry, ...base, ...refused, theirs },
      { ...update, attempt: 1, status: 'conflict', theirs, edit },
    ],
    [
      'an update of a row that was deleted',
      { ...rowEntry, ...refused, theirs: null },
      { ...update, attempt: 1, status: 'conflict', theirs: undefined },
    ],
    ['an applied update', { ...rowEntry, ...done }, { ...update, attempt: 1, status: 'applied' }],
    [
      'an update that was rejected by an earlier build',
      { ...rowEntry, ...refused },
      { ...update, attempt: 1, status: 'rejected' },
    ],
    [
      'a rejected update',
      { ...rowEntry, ...refused, reason: 'policy' },
      { ...update, attempt: 1, status: 'rejected', reason: 'policy' },
    ],
    ['a delete', { ...rowEntry, removed: true }, deletion],
    [
      'a deletion of a row without a date',
      { ...rowEntry, removed: true, createdAt: null },
      { ...deletion, createdAt: null },
    ],
    [
      'an applied delete',
      { ...rowEntry, ...done, removed: true },
      { ...deletion, attempt: 1, status: 'applied' },
    ],
    ['contact details', contactEntry, { ...ofContact, status: 'pending' }],
    [
      'contact details with the values that they replace',
      { ...contactEntry, base: { phone: null, working_hours: '8-19' } },
      { ...ofContact, status: 'pending', edit: hours },
    ],
    [
      'contact details that have met another’s change',
      { ...contactEntry, ...refused, theirs: { phone: '1' } },
      { ...ofContact, attempt: 1, status: 'conflict', theirs: { phone: '1' } },
    ],
    [
      'applied contact details',
      { ...contactEntry, ...done },
      { ...ofContact, attempt: 1, status: 'applied' },
    ],
    [
      'rejected contact details',
      { ...contactEntry, ...refused },
      { ...ofContact, attempt: 1, status: 'rejected' },
    ],
  ])('is decoded, and encoded as it was: %s', (_, entry, mutation) => {
    const stored = { v: 1, backend, ...entry };
    expect(decodeMutation('a', JSON.stringify(stored), backend)).toEqual(mutation);
    expect(JSON.parse(encodeMutation(mutation, backend))).toEqual(stored);
  });

  test('is decoded: an insert that earlier builds have noted as applied', () => {
    const stored = { v: 1, backend, ...newEntry, ...done, rowId: 9, newerThan: 3 };
    const mutation = { ...insert, kind: 'update', attempt: 1, status: 'applied', rowId: 9 };
    expect(decodeMutation('a', JSON.stringify(stored), backend)).toEqual(mutation);
  });

  test('keeps its key order and the names of all columns', () => {
    const text =
      '{"v":1,"backend":"https://x.supabase.co","order":5,"attempt":1,"refused":true,' +
      '"theirs":{"name":"Disk","price":11,"original_price":null,"image":"","category":"Fren","brand":"ATE","description":"","in_stock":true,"discount":null},' +
      '"table":"products","base":{"price":10,"original_price":null,"in_stock":true},"tried":[{"price":12.5,"original_price":20,"in_stock":false}],"id":7,"rowId":7,' +
      '"item":{"id":7,"name":"Fren diski","price":12.5,"originalPrice":20,"image":"a.webp","category":"Fren","brand":"BREMBO","description":"Ön \\"çift\\"","inStock":false,"discount":10}}';
    expect(encodeMutation(decoded(text), backend)).toBe(text);
  });

  test('keeps the columns of a slide', () => {
    const replaced = { button_text: 'Bak', button_color: 'bg-blue-600', subtitle: '' };
    const entry = { order: 5, table: 'slides', id: 2, rowId: 2, item: slide, base: replaced };
    const stored = { v: 1, backend, ...entry };
    const text = encodeMutation(decoded(JSON.stringify(stored)), backend);
    expect(JSON.parse(text)).toEqual(stored);
  });
});

function decoded(text: string): Mutation {
  const mutation = decodeMutation('a', text, backend);
  if (mutation === 'foreign') throw new TypeError('It is of this backend');
  return mutation;
}

test('base values that are no row are ignored, so that the change is not lost', () => {
  const text = JSON.stringify({ v: 1, backend, ...rowEntry, base: { logo: {} } });
  expect(decodeMutation('a', text, backend)).toEqual(update);
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
