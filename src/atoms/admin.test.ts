import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { memoryRepository } from '@/data/testing/memoryRepository';
import { catalog, product } from '@/domain/testing/examples';

import { closeAdminAtom, isAdminOpenAtom, openFormAtom, showFormAtom } from './admin';
import { loadCatalogAtom } from './catalog';
import {
  closeTopLayerAtom,
  isMenuOpenAtom,
  openLayerCountAtom,
  selectProductAtom,
  toggleAdminAtom,
  toggleMenuAtom,
  viewAtom,
} from './view';

async function loadedStore() {
  const store = createStore();
  await store.set(loadCatalogAtom, memoryRepository(catalog));
  return store;
}

test('the panel is shown instead of the detail, and the detail instead of the storefront', async () => {
  const store = createStore();
  store.set(toggleAdminAtom);
  expect(store.get(viewAtom)).toBe('loading');
  await store.set(loadCatalogAtom, memoryRepository(catalog));
  store.set(selectProductAtom, product);
  expect(store.get(viewAtom)).toBe('admin');
  store.set(toggleAdminAtom);
  expect(store.get(viewAtom)).toBe('detail');
});

test('the menu closes for a part and for the panel', async () => {
  const store = await loadedStore();
  store.set(toggleMenuAtom);
  store.set(selectProductAtom, product);
  expect(store.get(isMenuOpenAtom)).toBe(false);
  store.set(toggleMenuAtom);
  store.set(toggleAdminAtom);
  expect(store.get(isMenuOpenAtom)).toBe(false);
});

test('closing the panel closes its form', async () => {
  const store = await loadedStore();
  store.set(toggleAdminAtom);
  store.set(showFormAtom, { kind: 'new' });
  store.set(closeAdminAtom);
  expect([store.get(isAdminOpenAtom), store.get(openFormAtom)]).toEqual([false, null]);
});

test('the Back button closes the form, then the panel, then the detail', async () => {
  const store = await loadedStore();
  store.set(selectProductAtom, product);
  store.set(toggleAdminAtom);
  store.set(showFormAtom, { kind: 'new' });
  const screens = [3, 2, 1].map((layers) => {
    expect(store.get(openLayerCountAtom)).toBe(layers);
    store.set(closeTopLayerAtom);
    return store.get(viewAtom);
  });
  expect(screens).toEqual(['admin', 'detail', 'storefront']);
});
