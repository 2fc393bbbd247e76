import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { isAdminOpenAtom } from './admin';
import { loadedShop } from './testing/loadedShop';
import {
  closeTopLayerAtom,
  isMenuOpenAtom,
  openLayerCountAtom,
  selectProductAtom,
  toggleAdminAtom,
  toggleMenuAtom,
  viewAtom,
} from './view';

test('the menu closes for a part and for the panel', async () => {
  const store = await loadedShop();
  store.set(toggleMenuAtom);
  store.set(selectProductAtom, product);
  expect(store.get(isMenuOpenAtom)).toBe(false);
  store.set(toggleMenuAtom);
  store.set(toggleAdminAtom);
  expect(store.get(isMenuOpenAtom)).toBe(false);
});

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
  const screens = [2, 1].map((layers) => {
    expect(store.get(openLayerCountAtom)).toBe(layers);
    store.set(closeTopLayerAtom);
    return store.get(viewAtom);
  });
  expect(screens).toEqual(['detail', 'storefront']);
});
