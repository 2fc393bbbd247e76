import { expect, test } from 'vitest';

import { catalog, product } from '@/domain/testing/examples';
import { memoryShop } from '@/panel/data/testing/memoryShop';
import { EVERY_PRODUCT } from '@/panel/domain/products/filter/productFilter';

import { itemActions } from './catalogActions';
import {
  acceptInsteadAtom,
  canMarkAllAtom,
  filterProductsAtom,
  shownCountAtom,
  insteadAtom,
  keepShownAtom,
  shownProductsAtom,
  orderProductsAtom,
} from './productFilter';
import { ownersStore } from './testing/ownersStore';

const battery = { ...product, id: 2, name: 'Akü', inStock: false };

const openStore = async (products = [battery, product]) =>
  ownersStore(memoryShop({ ...catalog, products }));

test('parts of the filter add up, until it is taken away', async () => {
  const store = await openStore();
  store.set(filterProductsAtom, { stock: 'out' });
  store.set(filterProductsAtom, { text: 'sol' });
  expect(store.get(shownCountAtom)).toBe(0);
  expect(store.get(shownProductsAtom)).toEqual([]);
  store.set(filterProductsAtom, EVERY_PRODUCT);
  expect(store.get(shownProductsAtom)).toHaveLength(2);
});

test('a changed product stays listed until the filter changes', async () => {
  const store = await openStore();
  store.set(filterProductsAtom, { stock: 'out' });
  store.set(itemActions.products.update, battery.id, { inStock: true });
  expect(store.get(shownProductsAtom)).toMatchObject([{ id: 2, inStock: true }]);
  store.set(filterProductsAtom, { text: 'a' });
  expect(store.get(shownProductsAtom)).toEqual([]);
});

test('a new product is listed although the filter asks for others', async () => {
  const store = await openStore();
  store.set(filterProductsAtom, { text: 'akü' });
  const { id: _, ...values } = product;
  const id = store.set(itemActions.products.add, { ...values, name: 'Buji' });
  expect(store.get(shownProductsAtom)).toMatchObject([{ name: 'Akü' }]);
  store.set(keepShownAtom, id);
  expect(store.get(shownProductsAtom)).toMatchObject([{ name: 'Buji' }, { name: 'Akü' }]);
});

test('what is found is in the chosen order, also after a change of the filter', async () => {
  const store = await openStore([product, battery]);
  store.set(orderProductsAtom, 'soldOut');
  expect(store.get(shownProductsAtom)).toEqual([battery, product]);
  store.set(filterProductsAtom, { category: product.category });
  expect(store.get(shownProductsAtom)).toEqual([battery, product]);
  store.set(orderProductsAtom, 'newest');
  expect(store.get(shownProductsAtom)).toEqual([product, battery]);
});

test('what was left out is said, and not all can be marked until the owner goes on with the others', async () => {
  const pads = { ...product, id: 3, name: 'Ön Balata' };
  const store = await openStore([pads, battery]);
  const shown = () => ({
    names: store.get(shownProductsAtom).map(({ name }) => name),
    instead: store.get(insteadAtom),
    canMarkAll: store.get(canMarkAllAtom),
  });
  store.set(filterProductsAtom, { text: 'golf 7 ön balta var mı' });
  const instead = '“golf”, “7” yazan parça yok. “ön Balata” için sonuçlar:';
  expect(shown()).toEqual({ names: ['Ön Balata'], instead, canMarkAll: false });
  store.set(acceptInsteadAtom);
  store.set(filterProductsAtom, { category: pads.category });
  expect(shown()).toMatchObject({ instead, canMarkAll: true });
  store.set(filterProductsAtom, { text: 'balta' });
  expect(shown()).toMatchObject({ instead: 'Bunu mu demek istediniz: Balata', canMarkAll: false });
  store.set(filterProductsAtom, { text: 'akü' });
  expect(shown()).toMatchObject({ instead: undefined, canMarkAll: true });
});
