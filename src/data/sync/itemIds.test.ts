import { expect, test, vi } from 'vitest';

import { id } from '@/data/schema/fields';

import { isLocalId, newLocalId } from './itemIds';

test.each([0, 0.5, 1 - Number.EPSILON])('the local id of %j is read again as it was', (random) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const local = newLocalId();
  expect([id(local), isLocalId(local), Number.isSafeInteger(local)]).toEqual([local, true, true]);
  vi.restoreAllMocks();
});
