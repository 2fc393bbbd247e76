import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { memoryRepository } from '@/data/testing/memoryRepository';
import { EVERY_PRODUCT } from '@/domain/products/productFilter';

import { loadCatalogAtom } from './catalog';
import { addItemAtom, updateItemAtom } from './catalogActions';
import {
  filterProductsAtom,
  isFilteredAtom,
  keepListedAtom,
  listedProductsAtom,
} from './productFilter';
import { logInAtom } from './session';
import { catalog, product } from './testing/catalog';

const battery = { ...product, id: 2, name: 'Akü', inStock: false };

async function ownersStore() {
  const store = createStore();
  await store.set(loadCatalogAtom, memoryRepository({ ...catalog, products: [battery, product] }));
  await store.set(logInAtom, 'yedekparca');
  return store;
}

test('without a filter every product is listed', async () => {
  const store = await ownersStore();
  expect(store.get(isFilteredAtom)).toBe(false);
  expect(store.get(listedProductsAtom)).toEqual([battery, product]);
});

test('parts of the filter add up, until it is taken away', async () => {
  const store = await ownersStore();
  store.set(filterProductsAtom, { inStock: false });
  store.set(filterProductsAtom, { text: 'sol' });
  expect(store.get(isFilteredAtom)).toBe(true);
  expect(store.get(listedProductsAtom)).toEqual([]);
  store.set(filterProductsAtom, EVERY_PRODUCT);
  expect(store.get(listedProductsAtom)).toHaveLength(2);
});

test('while the owner types, the list is what the search has found, not a copy of it', async () => {
  const store = await ownersStore();
  store.set(filterProductsAtom, { text: 'sol' });
  const found = store.get(listedProductsAtom);
  store.set(filterProductsAtom, { category: '' });
  expect(store.get(listedProductsAtom)).toEqual(found);
  store.set(keepListedAtom, 2);
  expect(store.get(listedProductsAtom)).toHaveLength(found.length + 1);
});

test('a changed product stays listed until the filter changes', async () => {
  const store = await ownersStore();
  store.set(filterProductsAtom, { inStock: false });
  store.set(updateItemAtom, 'products', { ...battery, inStock: true });
  expect(store.get(listedProductsAtom)).toMatchObject([{ id: 2, inStock: true }]);
  store.set(filterProductsAtom, { text: 'a' });
  expect(store.get(listedProductsAtom)).toEqual([]);
});

test('a new product is listed although the filter asks for others', async () => {
  const store = await ownersStore();
  store.set(filterProductsAtom, { text: 'akü' });
  const { id: _, ...values } = product;
  const id = store.set(addItemAtom, 'products', { ...values, name: 'Buji' });
  expect(store.get(listedProductsAtom)).toMatchObject([{ name: 'Akü' }]);
  store.set(keepListedAtom, id);
  expect(store.get(listedProductsAtom)).toMatchObject([{ name: 'Buji' }, { name: 'Akü' }]);
});
