import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { memoryRepository } from '@/data/testing/memoryRepository';

import {
  adminTabAtom,
  closeAdminAtom,
  editItemAtom,
  isAdminOpenAtom,
  openFormAtom,
  selectAdminTabAtom,
  toggleNewFormAtom,
} from './admin';
import { loadCatalogAtom } from './catalog';
import { catalog, product } from './testing/catalog';
import {
  closeTopLayerAtom,
  openLayerCountAtom,
  selectProductAtom,
  toggleAdminAtom,
  viewAtom,
} from './view';

async function openedShop() {
  const store = createStore();
  await store.set(loadCatalogAtom, memoryRepository(catalog));
  return store;
}

test('the panel stands before the detail, the detail before the storefront', async () => {
  const store = createStore();
  store.set(toggleAdminAtom);
  expect(store.get(viewAtom)).toBe('loading');
  await store.set(loadCatalogAtom, memoryRepository(catalog));
  store.set(selectProductAtom, product);
  expect(store.get(viewAtom)).toBe('admin');
  store.set(toggleAdminAtom);
  expect(store.get(viewAtom)).toBe('detail');
});

test('the new form toggles; an edit form takes its place', async () => {
  const store = await openedShop();
  store.set(toggleNewFormAtom);
  expect(store.get(openFormAtom)).toEqual({ kind: 'new' });
  store.set(editItemAtom, product);
  expect(store.get(openFormAtom)).toEqual({ kind: 'edit', item: product });
  store.set(toggleNewFormAtom);
  store.set(toggleNewFormAtom);
  expect(store.get(openFormAtom)).toBeNull();
});

test('switching tabs closes the form, in the same write', async () => {
  const store = await openedShop();
  store.set(toggleNewFormAtom);
  const seen: unknown[] = [];
  store.sub(adminTabAtom, () => seen.push([store.get(adminTabAtom), store.get(openFormAtom)]));
  store.set(selectAdminTabAtom, 'slides');
  expect(seen).toEqual([['slides', null]]);
});

test('closing the panel closes its form', async () => {
  const store = await openedShop();
  store.set(toggleAdminAtom);
  store.set(toggleNewFormAtom);
  store.set(closeAdminAtom);
  expect([store.get(isAdminOpenAtom), store.get(openFormAtom)]).toEqual([false, null]);
});

test('the Back button takes off the form, then the panel, then the detail', async () => {
  const store = await openedShop();
  store.set(selectProductAtom, product);
  store.set(toggleAdminAtom);
  store.set(toggleNewFormAtom);
  const screens = [3, 2, 1].map((layers) => {
    expect(store.get(openLayerCountAtom)).toBe(layers);
    store.set(closeTopLayerAtom);
    return store.get(viewAtom);
  });
  expect(screens).toEqual(['admin', 'detail', 'storefront']);
});
