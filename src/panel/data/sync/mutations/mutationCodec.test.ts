import { describe, expect, test } from 'vitest';

import { slide } from '@/domain/testing/examples';
import {
  contactUpdate,
  deletion,
  insert,
  insertInFlight,
  update,
} from '@/panel/data/testing/mutations';

import type { ContactMutation, Mutation, RowMutation } from './mutation';
import { decodeMutation, encodeMutation } from './mutationCodec';

const backend = 'https://x.supabase.co';
const { id, item } = insert;
const firstItem = { ...item, name: 'Sachs' };
const sent = { ...insertInFlight, firstSent: { item: firstItem, newerThan: 3 } };

/** Entries as earlier builds have stored them in browsers. */
const newEntry = { order: 1, attempt: 1, table: 'brands', id, item };
const sentEntry = { ...newEntry, sent: firstItem, newerThan: 3 };
const rowEntry = { ...newEntry, id: 7, rowId: 7, item: update.item };
const { contact } = contactUpdate;
const contactEntry = { order: 1, attempt: 1, table: 'contact', contact };

const theirs = { name: 'FEBI', logo: 'f.svg' };
const edit = { seen: { logo: 'eski.svg' }, sentBefore: [] };
const base = { logo: 'eski.svg' };
const hours = { phone: null, workingHours: '8-19' };

describe('an entry of version 1', () => {
  const kinds: [string, object, RowMutation | ContactMutation][] = [
    ['an update', rowEntry, update],
    ['a delete', { ...rowEntry, removed: true }, deletion],
    ['contact details', contactEntry, contactUpdate],
  ];
  const states = [
    ['pending', {}, { status: 'pending' }],
    ['applied', { done: true }, { status: 'applied' }],
    [
      'rejected for a reason',
      { refused: true, reason: 'policy' },
      { status: 'rejected', reason: 'policy' },
    ],
    ['rejected by an earlier build', { refused: true }, { status: 'rejected' }],
  ] as const;
  const inEachState = kinds.flatMap(([kind, entry, mutation]) =>
    states.map(([state, stored, changed]): [string, object, Mutation] => [
      `${kind}, ${state}`,
      { ...entry, ...stored },
      { ...mutation, ...changed },
    ]),
  );

  test.each<[string, object, Mutation]>([
    ...inEachState,
    [
      'a new item that was never sent',
      { ...newEntry, attempt: undefined },
      { ...insert, attempt: 0 },
    ],
    ['a new item answered with a 4xx', newEntry, insert],
    ['an insert without an answer', sentEntry, sent],
    ['the same, updated since', { ...sentEntry, edited: true }, { ...sent, followUp: 'update' }],
    [
      'the same, deleted since',
      { ...sentEntry, removed: true, edited: true },
      { ...sent, followUp: 'delete' },
    ],
    [
      'the same, rejected',
      { ...sentEntry, refused: true, reason: 'pictureType' },
      { ...sent, status: 'rejected', reason: 'pictureType' },
    ],
    ['a rejected insert', { ...newEntry, refused: true }, { ...insert, status: 'rejected' }],
    ['an update with the values that it replaces', { ...rowEntry, base }, { ...update, edit }],
    [
      'an update with an unanswered attempt',
      { ...rowEntry, base, tried: [{ logo: 's.svg' }] },
      { ...update, edit: { ...edit, sentBefore: [{ logo: 's.svg' }] } },
    ],
    [
      'an update that has met another’s change',
      { ...rowEntry, base, refused: true, theirs },
      { ...update, status: 'conflict', theirs, edit },
    ],
    [
      'an update of a row that was deleted',
      { ...rowEntry, refused: true, theirs: null },
      { ...update, status: 'conflict', theirs: undefined },
    ],
    [
      'contact details with the values that they replace',
      { ...contactEntry, base: { phone: null, working_hours: '8-19' } },
      { ...contactUpdate, edit: { seen: hours, sentBefore: [] } },
    ],
    [
      'contact details that have met another’s change',
      { ...contactEntry, refused: true, theirs: { phone: '1' } },
      { ...contactUpdate, status: 'conflict', theirs: { phone: '1' } },
    ],
  ])('is decoded, and encoded as it was: %s', (_, entry, mutation) => {
    const stored = { v: 1, backend, ...entry };
    expect(decodeMutation('a', JSON.stringify(stored), backend)).toEqual(mutation);
    expect(JSON.parse(encodeMutation(mutation, backend))).toEqual(stored);
  });

  test('is decoded: an insert that earlier builds have noted as applied', () => {
    const stored = { v: 1, backend, ...newEntry, done: true, rowId: 9, newerThan: 3 };
    const mutation = { ...insert, kind: 'update', status: 'applied', rowId: 9 };
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
  ['an entry of another version', { ...newEntry, v: 2 }],
  ['an entry of no version', { ...newEntry, v: undefined }],
  ['an entry without an order', { ...newEntry, order: '1' }],
  ['an entry without an item', { ...newEntry, item: null }],
  ['an item without an id', { table: 'brands', item }],
  ['an unknown table', { table: 'orders', id, item }],
  ['contact details without a usable field', { table: 'contact', contact: {} }],
])('decoding %s throws', (_, stored) => {
  const text = JSON.stringify({ v: 1, backend, order: 5, ...stored });
  expect(() => decodeMutation('a', text, backend)).toThrow(TypeError);
  expect(() => decodeMutation('a', 'null', backend)).toThrow(TypeError);
});

test('a mutation of another backend is decoded as foreign', () => {
  const text = encodeMutation(contactUpdate, 'https://y.supabase.co');
  expect(decodeMutation('a', text, backend)).toBe('foreign');
});
