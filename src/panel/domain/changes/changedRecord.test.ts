import { expect, test } from 'vitest';

import { brand, contact, product } from '@/domain/testing/examples';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';

import { crossedRecord, differingFields, editedRecords } from './changedRecord';

const table = 'products';

test('the fields that differ are named in the order of their table, without id and date', () => {
  const now = { ...product, id: 9, createdAt: '2026', discount: 5, price: 1, originalPrice: 2 };
  const record = { table, seen: product, now } as const;
  expect(differingFields(record)).toEqual(['price', 'originalPrice', 'discount']);
  expect(differingFields({ ...record, now: undefined })).toEqual([]);
});

test('of a product that somebody else has changed, only what the owner wanted to change is shown', () => {
  const stored = { ...product, price: 5, inStock: false };
  const wanted = { ...product, price: 7 };
  const crossed = { table, seen: product, now: { ...product, price: 5 } };
  expect(crossedRecord({ seen: product, wanted, stored })).toEqual(crossed);
  const deletion = { seen: product, wanted: undefined };
  expect(crossedRecord({ ...deletion, stored })).toEqual({ ...crossed, now: stored });
  expect(crossedRecord({ ...deletion, stored: undefined }).now).toBeUndefined();
});

test('the edits of a file are those of all tables', () => {
  const edited = [{ before: brand, after: { ...brand, name: 'B' } }];
  const edit = { before: contact, after: { ...contact, phone: '0312 1' } };
  const records = editedRecords({
    products: NO_CHANGES,
    brands: { ...NO_CHANGES, edited },
    contact: { ...NO_CHANGES, edited: [edit] },
  });
  expect(records).toEqual([
    { table: 'brands', seen: brand, now: { ...brand, name: 'B' } },
    { table: 'contact', seen: contact, now: edit.after },
  ]);
});
