import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';

import { loadCatalogAtom } from '@/atoms/catalog';
import { catalog, product } from '@/atoms/testing/catalog';
import type { Product } from '@/domain/product';
import { memoryShop } from '@/panel/data/testing/memoryShop';
import { EVERY_PRODUCT } from '@/panel/domain/products/productFilter';

import { itemActions } from './catalogActions';
import {
  filterProductsAtom,
  foundCountAtom,
  keepListedAtom,
  listedProductsAtom,
} from './productFilter';
import { logInAtom } from './session';

const battery = { ...product, id: 2, name: 'Akü', inStock: false };

async function ownersStore(products: readonly Product[] = [battery, product]) {
  const store = createStore();
  await store.set(loadCatalogAtom, memoryShop({ ...catalog, products }));
  await store.set(logInAtom, 'yedekparca');
  return store;
}

afterEach(() => vi.restoreAllMocks());

test('without a filter every product is listed', async () => {
  const store = await ownersStore();
  expect(store.get(foundCountAtom)).toBeUndefined();
  expect(store.get(listedProductsAtom)).toEqual([battery, product]);
});

test('parts of the filter add up, until it is taken away', async () => {
  const store = await ownersStore();
  store.set(filterProductsAtom, { inStock: false });
  store.set(filterProductsAtom, { text: 'sol' });
  expect(store.get(foundCountAtom)).toBe(0);
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
  store.set(itemActions.products.update, { ...battery, inStock: true });
  expect(store.get(listedProductsAtom)).toMatchObject([{ id: 2, inStock: true }]);
  store.set(filterProductsAtom, { text: 'a' });
  expect(store.get(listedProductsAtom)).toEqual([]);
});

test('a new product is listed although the filter asks for others', async () => {
  const store = await ownersStore();
  store.set(filterProductsAtom, { text: 'akü' });
  const { id: _, ...values } = product;
  const id = store.set(itemActions.products.add, { ...values, name: 'Buji' });
  expect(store.get(listedProductsAtom)).toMatchObject([{ name: 'Akü' }]);
  store.set(keepListedAtom, id);
  expect(store.get(listedProductsAtom)).toMatchObject([{ name: 'Buji' }, { name: 'Akü' }]);
});

/** A clock that moves on by more than one task's time whenever it is read. */
function slowClock(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
}

const manyProducts = Array.from({ length: 2000 }, (_, index) => ({
  ...battery,
  id: index + 1,
  name: `Akü ${index}`,
}));

test('a long list is searched in several tasks, and shows meanwhile what it showed before', async () => {
  const store = await ownersStore(manyProducts);
  slowClock();
  const draw = vi.fn<(change: () => void) => void>((change) => change());
  store.set(filterProductsAtom, { text: 'akü 1999' }, draw);
  expect(store.get(listedProductsAtom)).toHaveLength(2000);
  expect(store.get(foundCountAtom)).toBeUndefined();
  await vi.waitFor(() => expect(store.get(listedProductsAtom)).toHaveLength(1));
  expect(draw).toHaveBeenCalledOnce();
});

test('the next letter ends the search for the last one', async () => {
  const store = await ownersStore(manyProducts);
  slowClock();
  const drawFirst = vi.fn<(change: () => void) => void>((change) => change());
  store.set(filterProductsAtom, { text: 'akü 199' }, drawFirst);
  store.set(filterProductsAtom, { text: 'akü 1999' });
  await vi.waitFor(() => expect(store.get(listedProductsAtom)).toHaveLength(1));
  expect(drawFirst).not.toHaveBeenCalled();
});
