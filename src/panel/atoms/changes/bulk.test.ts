import { describe, expect, test, vi } from 'vitest';

import { productsAtom } from '@/atoms/catalog';
import { catalog, product } from '@/domain/testing/examples';
import { itemActions } from '@/panel/atoms/catalogActions';
import { filterProductsAtom } from '@/panel/atoms/productFilter';
import { ownersStore } from '@/panel/atoms/testing/ownersStore';
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
import { type ChangedChoice, changedProductsAtom, decideChangedAtom } from './productChanges';

const battery = { ...product, id: 3, name: 'Akü' };
const mirror = { ...product, id: 2, name: 'Ayna', inStock: false };
const products = [battery, mirror, product];

const openStore = async (options?: Parameters<typeof memoryShop>[1]) =>
  ownersStore(memoryShop({ ...catalog, products }, options));

function names(marked: readonly { name: string }[]): string[] {
  return marked.map(({ name }) => name);
}

test('marks stay when the filter changes, and are counted apart', async () => {
  const store = await openStore();
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
  const store = await openStore();
  store.set(markListedAtom, true);
  store.set(itemActions.products.remove, mirror);
  expect(names(store.get(markedProductsAtom))).toEqual(['Akü', 'Sol Ön Far']);
  store.set(clearMarksAtom);
  expect(store.get(markedProductsAtom)).toEqual([]);
});

test('a step changes what is marked, and is undone as a whole', async () => {
  const store = await openStore();
  store.set(markListedAtom, true);
  expect(await store.set(applyBulkAtom, { kind: 'stock', inStock: false })).toBeUndefined();
  expect(store.get(productsAtom).map(({ inStock }) => inStock)).toEqual([false, false, false]);
  expect(store.get(undoableBulkAtom)).toMatchObject({ kind: 'stock', changed: 2 });
  expect(store.get(markedProductsAtom)).toEqual([]);
  expect(await store.set(undoBulkAtom)).toBeUndefined();
  expect(store.get(productsAtom)).toEqual(products);
  expect(store.get(undoableBulkAtom)).toBeNull();
});

test('a failed step changes nothing and keeps the marks', async () => {
  const store = await openStore({ changeFailure: 'unreachable' });
  store.set(markListedAtom, true);
  expect(await store.set(applyBulkAtom, { kind: 'delete' })).toBe('unreachable');
  expect(store.get(productsAtom)).toEqual(products);
  expect(store.get(markedProductsAtom)).toHaveLength(3);
  expect(store.get(undoableBulkAtom)).toBeNull();
});

describe('where somebody else has changed one of the prices meanwhile', () => {
  const dearer = { ...mirror, price: 2 * mirror.price };
  const raise = {
    kind: 'price',
    direction: 'up',
    percent: 10,
    step: 'kurus',
    changesOriginal: false,
  } as const;

  async function decide(choice: ChangedChoice) {
    const store = await openStore({ changedElsewhere: [dearer] });
    store.set(markListedAtom, true);
    const applied = store.set(applyBulkAtom, raise);
    await vi.waitFor(() => expect(store.get(changedProductsAtom)).not.toBeNull());
    expect(store.get(changedProductsAtom)).toMatchObject({
      products: [{ seen: mirror, stored: dearer }],
      others: 2,
    });
    store.set(decideChangedAtom, choice);
    const failure = await applied;
    const prices = store.get(productsAtom).map(({ price }) => price / product.price);
    return { store, failure, prices };
  }

  test('the percentage applies to the new price, and the undo brings that back', async () => {
    const { store, failure, prices } = await decide('again');
    expect([failure, prices]).toEqual([undefined, [1.1, 2.2, 1.1]]);
    await store.set(undoBulkAtom);
    expect(store.get(productsAtom)).toEqual([battery, dearer, product]);
  });

  test('the others are changed without it', async () => {
    const { store, failure, prices } = await decide('without');
    expect([failure, prices]).toEqual([undefined, [1.1, 2, 1.1]]);
    expect(store.get(undoableBulkAtom)).toMatchObject({ changed: 2 });
  });

  test('nothing is changed', async () => {
    const { store, failure, prices } = await decide('nothing');
    expect([failure, prices]).toEqual(['cancelled', [1, 2, 1]]);
    expect(store.get(markedProductsAtom)).toHaveLength(3);
  });
});
