import { expect, test } from 'vitest';

import { afterAnswer, columnsToSend, type Update, withAttempt, withUpdate } from './edit';

const seen = { id: 7, name: 'Disk', price: 10, originalPrice: 20, description: 'Test' };
const update: Update<typeof seen> = {
  table: 'products',
  values: { ...seen, price: 12 },
  replaced: { old: { price: 10 }, tried: [] },
};

test('only changed columns are sent', () => {
  expect(columnsToSend(update)).toEqual({ price: 12 });
});

test('a field that the owner has emptied is sent as null', () => {
  const { originalPrice: _, ...values } = seen;
  const emptied: Update = {
    ...update,
    values,
    replaced: { old: { original_price: 20 }, tried: [] },
  };
  expect(columnsToSend(emptied)).toEqual({ original_price: null });
});

test('a column that is back at its old value is sent only after an attempt without an answer', () => {
  const back = { ...update, values: seen };
  expect(columnsToSend(back)).toEqual({});
  const tried = withAttempt(update);
  expect(columnsToSend({ ...back, replaced: tried })).toEqual({ price: 10 });
});

test('the same attempt is noted once', () => {
  const once = withAttempt(update);
  expect(once.tried).toEqual([{ price: 12 }]);
  expect(withAttempt({ ...update, replaced: once })).toBe(once);
});

test('the server’s other columns stay', () => {
  const server = { ...seen, name: 'Fren diski', description: 'Yeni' };
  expect(withUpdate(server, update)).toEqual({ ...server, price: 12 });
});

test('a field that the owner has emptied is left out of the item', () => {
  const { originalPrice: _, ...values } = seen;
  const replaced = { old: { original_price: 20 }, tried: [] };
  expect(withUpdate(seen, { ...update, values: values as typeof seen, replaced })).toEqual(values);
});

test('after an answer the next update replaces what was sent', () => {
  const now = { old: { price: 10, name: 'Disk' }, tried: [{ price: 12 }] };
  expect(afterAnswer(now, update)).toEqual({ old: { price: 12, name: 'Disk' }, tried: [] });
});
