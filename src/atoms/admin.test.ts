import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { isAdminOpenAtom } from './admin';
import { loadedShop } from './testing/loadedShop';
import {
  closeTopScreenAtom,
  placesAtom,
  selectProductAtom,
  toggleAdminAtom,
  viewAtom,
} from './view';

test('the panel waits for the load', () => {
  const store = createStore();
  store.set(toggleAdminAtom);
  expect(store.get(viewAtom)).toBe('loading');
  store.set(toggleAdminAtom);
  expect(store.get(isAdminOpenAtom)).toBe(false);
});

test('Back closes the panel, then the detail, which stand in front of each other', async () => {
  const store = await loadedShop();
  store.set(selectProductAtom, product);
  expect(store.get(viewAtom)).toBe('detail');
  store.set(toggleAdminAtom);
  expect(store.get(viewAtom)).toBe('admin');
  const screens = [3, 2].map((count) => {
    expect(store.get(placesAtom)).toHaveLength(count);
    store.set(closeTopScreenAtom);
    return store.get(viewAtom);
  });
  expect(screens).toEqual(['detail', 'storefront']);
});
