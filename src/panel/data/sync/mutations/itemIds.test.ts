import { expect, test, vi } from 'vitest';

import { id } from '@/data/schema/fields';

import { createItemIds, isLocalId, newLocalId } from './itemIds';

test.each([0, 0.5, 1 - Number.EPSILON])('the local id of %j is read again as it was', (random) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const local = newLocalId();
  expect([id(local), isLocalId(local), Number.isSafeInteger(local)]).toEqual([local, true, true]);
  vi.restoreAllMocks();
});

test('a list stays the same array until one of its own items was added here', () => {
  const items = [{ id: 7 }, { id: 8 }];
  const ids = createItemIds();
  const local = newLocalId();
  ids.learn('brands', local, 7);
  expect(ids.withShownIds('products', items)).toBe(items);
  ids.learn('products', local, 7);
  const [added, other] = ids.withShownIds('products', items);
  expect(added).toEqual({ id: local });
  expect(other).toBe(items[1]);
});
