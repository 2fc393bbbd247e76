import { expect, test } from 'vitest';

import { loggedErrors } from '@/data/testing/loggedErrors';

import { safeStorage } from './storage';

const logged = loggedErrors();

function failing(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const broken = { getItem: failing, setItem: failing, removeItem: failing };

test.each([
  ['blocked', failing, 1],
  ['null', () => null, 0],
  ['broken', () => new Proxy(broken, { ownKeys: failing }), 4],
])('a storage that is %s reads as empty, and its errors are logged', (_, open, logs) => {
  const storage = safeStorage(open);
  expect(storage.get('a')).toBeNull();
  expect(storage.set('a', 'x')).toBe(false);
  expect(storage.keys()).toEqual([]);
  expect(() => storage.remove('a')).not.toThrow();
  expect(logged).toHaveBeenCalledTimes(logs);
});
