import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { brandsAtom, loadCatalogAtom, productsAtom } from '@/atoms/catalog';
import { catalog, product } from '@/domain/testing/examples';
import { memoryShop } from '@/panel/data/testing/memoryShop';

import {
  applyBulkAtom,
  clearMarksAtom,
  listedMarksAtom,
  markedProductsAtom,
  markListedAtom,
  toggleMarkAtom,
  undoableBulkAtom,
  undoBulkAtom,
} from './bulk';
import { itemActions } from './catalogActions';
import { filterProductsAtom } from './productFilter';
import { logInAtom } from './session';

const battery = { ...product, id: 3, name: 'Akü' };
const mirror = { ...product, id: 2, name: 'Ayna', inStock: false };
const products = [battery, mirror, product];

async function ownersStore(options?: Parameters<typeof memoryShop>[1]) {
  const store = createStore();
  await store.set(loadCatalogAtom, memoryShop({ ...catalog, products }, options));
  await store.set(logInAtom, 'yedekparca');
  return store;
}

function names(marked: readonly { name: string }[]): string[] {
  return marked.map(({ name }) => name);
}

test('marks stay when the filter changes, and are counted apart', async () => {
  const store = await ownersStore();
  store.set(toggleMarkAtom, product.id);
  store.set(filterProductsAtom, { text: 'a' });
  store.set(filterProductsAtom, { text: 'ak' });
  store.set(markListedAtom, true);
  expect(names(store.get(markedProductsAtom))).toEqual(['Akü', 'Sol Ön Far']);
  expect(store.get(listedMarksAtom)).toBe(1);
  store.set(markListedAtom, false);
  expect(names(store.get(markedProductsAtom))).toEqual(['Sol Ön Far']);
  store.set(toggleMarkAtom, product.id);
  expect(store.get(markedProductsAtom)).toEqual([]);
});

test('a marked product that is deleted does not count any more', async () => {
  const store = await ownersStore();
  store.set(markListedAtom, true);
  store.set(itemActions.products.remove, mirror);
  expect(names(store.get(markedProductsAtom))).toEqual(['Akü', 'Sol Ön Far']);
  store.set(clearMarksAtom);
  expect(store.get(markedProductsAtom)).toEqual([]);
});

test('a step changes what is marked, and is undone as a whole', async () => {
  const store = await ownersStore();
  store.set(markListedAtom, true);
  expect(await store.set(applyBulkAtom, { kind: 'stock', inStock: false })).toBeUndefined();
  expect(store.get(productsAtom).map(({ inStock }) => inStock)).toEqual([false, false, false]);
  expect(store.get(undoableBulkAtom)).toMatchObject({ kind: 'stock', changed: 2 });
  expect(store.get(markedProductsAtom)).toEqual([]);
  expect(await store.set(undoBulkAtom)).toBeUndefined();
  expect(store.get(productsAtom)).toEqual(products);
  expect(store.get(undoableBulkAtom)).toBeUndefined();
});

test('deleted products come back where they were; what else was changed since stays', async () => {
  const store = await ownersStore();
  store.set(toggleMarkAtom, battery.id);
  store.set(toggleMarkAtom, product.id);
  await store.set(applyBulkAtom, { kind: 'delete' });
  expect(store.get(productsAtom)).toEqual([mirror]);
  expect(store.get(undoableBulkAtom)).toMatchObject({ kind: 'delete', changed: 2 });
  store.set(itemActions.brands.add, { name: 'VALEO', logo: '' });
  await store.set(undoBulkAtom);
  expect(store.get(productsAtom)).toEqual(products);
  expect(store.get(brandsAtom)).toHaveLength(3);
});

test('nothing is undone after another change of the products', async () => {
  const store = await ownersStore();
  store.set(toggleMarkAtom, battery.id);
  await store.set(applyBulkAtom, { kind: 'delete' });
  store.set(itemActions.products.remove, mirror);
  expect(store.get(undoableBulkAtom)).toBeUndefined();
  expect(await store.set(undoBulkAtom)).toBeUndefined();
  expect(store.get(productsAtom)).toEqual([product]);
});

test('a refused step changes nothing and keeps the marks', async () => {
  const store = await ownersStore({ replaceFailure: 'changed-elsewhere' });
  store.set(markListedAtom, true);
  expect(await store.set(applyBulkAtom, { kind: 'delete' })).toBe('changed-elsewhere');
  expect(store.get(productsAtom)).toEqual(products);
  expect(store.get(markedProductsAtom)).toHaveLength(3);
  expect(store.get(undoableBulkAtom)).toBeUndefined();
});
