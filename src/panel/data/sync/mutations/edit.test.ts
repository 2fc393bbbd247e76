import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { applyUpdate, fieldsToSend, stillChanged } from './edit';

const before = { ...product, id: 7, name: 'Disk', price: 10, originalPrice: 20 };
const item = { ...before, price: 12 };
const seen = { price: 10 };
const { originalPrice: _, ...emptied } = before;

test('only changed fields are sent, and one that the owner has emptied as null', () => {
  expect(fieldsToSend({ item, seen })).toEqual({ price: 12 });
  expect(fieldsToSend({ item: emptied, seen: { originalPrice: 20 } })).toEqual({
    originalPrice: null,
  });
});

test('the server’s other fields stay, and one that the owner has emptied goes', () => {
  const server = { ...before, name: 'Fren diski', description: 'Yeni' };
  expect(applyUpdate(server, { item, seen })).toEqual({ ...server, price: 12 });
  expect(applyUpdate(before, { item: emptied, seen: { originalPrice: 20 } })).toEqual(emptied);
});

test('a field that is back at its old value is no change', () => {
  expect(stillChanged(item, { ...seen, name: 'Disk' })).toEqual(seen);
});
