import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { openFormAtom, showFormAtom } from '@/atoms/admin';

import { adminTabAtom, selectAdminTabAtom } from './adminTab';

test('switching tabs closes the form in the same update', () => {
  const store = createStore();
  store.set(showFormAtom, { kind: 'new' });
  const seen: unknown[] = [];
  store.sub(adminTabAtom, () => seen.push([store.get(adminTabAtom), store.get(openFormAtom)]));
  store.set(selectAdminTabAtom, 'slides');
  expect(seen).toEqual([['slides', null]]);
});
