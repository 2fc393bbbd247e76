import { expect, test, vi } from 'vitest';

import { safeStorage } from './storage';

test('a browser whose localStorage is null keeps nothing, and says so', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const storage = safeStorage(() => null);
  expect(storage.set('a', 'x')).toBe(false);
  expect(storage.get('a')).toBeNull();
  expect(storage.keys()).toEqual([]);
  expect(() => storage.remove('a')).not.toThrow();
  expect(logged).not.toHaveBeenCalled();
});
