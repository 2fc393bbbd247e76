import { expect, test } from 'vitest';

import { loggedErrors } from '@/data/testing/loggedErrors';

import { safeStorage } from './storage';

const logged = loggedErrors();

function failing(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test.each([
  ['blocked', failing, 1],
  ['null', () => null, 0],
])('a storage that is %s reads as empty', (_, open, logs) => {
  const storage = safeStorage(open);
  expect(storage.get('a')).toBeNull();
  expect(storage.set('a', 'x')).toBe(false);
  expect(storage.keys()).toEqual([]);
  expect(() => storage.remove('a')).not.toThrow();
  expect(logged).toHaveBeenCalledTimes(logs);
});

test('errors of a storage that fails later are logged, not thrown', () => {
  const broken = { getItem: failing, setItem: failing, removeItem: failing };
  const storage = safeStorage(() => new Proxy(broken, { ownKeys: failing }));
  expect(storage.get('a')).toBeNull();
  expect(storage.set('a', 'x')).toBe(false);
  expect(() => storage.remove('a')).not.toThrow();
  expect(storage.keys()).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(4);
});
