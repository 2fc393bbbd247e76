import { expect, test } from 'vitest';

import { newMutationId } from './mutation';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

test.each([
  ['with', undefined],
  ['without', {}],
])('newMutationId gives unique UUIDs %s a secure context', (_, random) => {
  const ids = Array.from({ length: 100 }, () => newMutationId(random));
  expect(ids.every((id) => UUID.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
