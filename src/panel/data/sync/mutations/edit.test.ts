import { expect, test } from 'vitest';

import { applyEdit, type Edit, fieldsToSend, noteSaved, noteSent } from './edit';

const seen = { id: 7, name: 'Disk', price: 10, originalPrice: 20, description: 'Test' };
const wanted = { ...seen, price: 12 };
const edit: Edit = { seen: { price: 10 }, sentBefore: [] };

test('only changed fields are sent', () => {
  expect(fieldsToSend(wanted, edit)).toEqual({ price: 12 });
});

test('a field that the owner has emptied is sent as null', () => {
  const { originalPrice: _, ...values } = seen;
  const emptied: Edit = { seen: { originalPrice: 20 }, sentBefore: [] };
  expect(fieldsToSend(values, emptied)).toEqual({ originalPrice: null });
});

test('a field that is back at its old value is sent only after an attempt without an answer', () => {
  expect(fieldsToSend(seen, edit)).toEqual({});
  expect(fieldsToSend(seen, noteSent(wanted, edit))).toEqual({ price: 10 });
});

test('the same attempt is noted once', () => {
  const once = noteSent(wanted, edit);
  expect(once.sentBefore).toEqual([{ price: 12 }]);
  expect(noteSent(wanted, once)).toBe(once);
});

test('the server’s other fields stay', () => {
  const server = { ...seen, name: 'Fren diski', description: 'Yeni' };
  expect(applyEdit(server, wanted, edit)).toEqual({ ...server, price: 12 });
});

test('a field that the owner has emptied is left out of the item', () => {
  const { originalPrice: _, ...values } = seen;
  const emptied: Edit = { seen: { originalPrice: 20 }, sentBefore: [] };
  expect(applyEdit(seen, values as typeof seen, emptied)).toEqual(values);
});

test('after an answer the next update replaces what was sent', () => {
  const now = { seen: { price: 10, name: 'Disk' }, sentBefore: [{ price: 12 }] };
  expect(noteSaved(now, wanted, edit)).toEqual({
    seen: { price: 12, name: 'Disk' },
    sentBefore: [],
  });
});
