import { expect, test, vi } from 'vitest';

import { adminTabAtom } from '@/atoms/admin';
import { productsAtom } from '@/atoms/catalog';
import { catalog, product } from '@/domain/testing/examples';
import { itemActions } from '@/panel/atoms/catalogActions';
import { noticeAtom } from '@/panel/atoms/notice/notice';
import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import { filterProductsAtom } from '@/panel/atoms/productFilter';
import { ownersStore, undoNewest } from '@/panel/atoms/testing/ownersStore';
import { memoryShop } from '@/panel/data/testing/memoryShop';

import {
  applyBulkAtom,
  beginMarkingAtom,
  endMarkingAtom,
  isMarkingAtom,
  shownMarksAtom,
  markedProductsAtom,
  markShownAtom,
  toggleMarkAtom,
} from './bulk';
import { changedProductsAtom, decideChangedAtom } from './changeProducts';

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
  store.set(markShownAtom, true);
  expect(names(store.get(markedProductsAtom))).toEqual(['Akü', 'Sol Ön Far']);
  expect(store.get(shownMarksAtom)).toBe(1);
  store.set(markShownAtom, false);
  expect(names(store.get(markedProductsAtom))).toEqual(['Sol Ön Far']);
  store.set(toggleMarkAtom, product.id);
  expect(store.get(markedProductsAtom)).toEqual([]);
});

test('a marked product that is deleted does not count any more', async () => {
  const store = await openStore();
  store.set(markShownAtom, true);
  store.set(itemActions.products.remove, mirror.id);
  expect(names(store.get(markedProductsAtom))).toEqual(['Akü', 'Sol Ön Far']);
  store.set(beginMarkingAtom);
  expect(store.get(markedProductsAtom)).toEqual([]);
});

test('what was marked when the marking ended can be marked again, in the tab of the products', async () => {
  const store = await openStore();
  store.set(endMarkingAtom);
  expect(store.get(noticeAtom)).toBeUndefined();
  store.set(beginMarkingAtom);
  store.set(markShownAtom, true);
  store.set(endMarkingAtom);
  expect(store.get(isMarkingAtom)).toBe(false);
  const { words, marks } = store.get(noticeAtom) ?? {};
  expect(words).toBe('3 ürünün seçimi kaldırıldı');
  store.set(selectAdminTabAtom, 'brands');
  store.set(beginMarkingAtom, marks);
  expect(store.get(adminTabAtom)).toBe('products');
  expect(store.get(markedProductsAtom)).toHaveLength(3);
});

test('a step changes what is marked, and is undone as a whole', async () => {
  const store = await openStore();
  store.set(markShownAtom, true);
  expect(await store.set(applyBulkAtom, { kind: 'stock', inStock: false })).toBeUndefined();
  expect(store.get(productsAtom).map(({ inStock }) => inStock)).toEqual([false, false, false]);
  expect(store.get(markedProductsAtom)).toEqual([]);
  expect(store.get(noticeAtom)?.words).toBe('2 ürün değişti: Stokta (Akü, Sol Ön Far)');
  await undoNewest(store);
  expect(store.get(productsAtom)).toEqual(products);
});

test('a failed step changes nothing and keeps the marks', async () => {
  const store = await openStore({ changeFailure: 'unreachable' });
  store.set(markShownAtom, true);
  expect(await store.set(applyBulkAtom, { kind: 'delete' })).toBe('unreachable');
  expect(store.get(productsAtom)).toEqual(products);
  expect(store.get(markedProductsAtom)).toHaveLength(3);
  expect(store.get(noticeAtom)).toBeUndefined();
});

const dearer = { ...mirror, price: 2 * mirror.price };

test.each([
  ['the percentage applies to the new price', 'again', [1.1, 2.2, 1.1], 3],
  ['the others are changed without it', 'without', [1.1, 2, 1.1], 2],
  ['nothing is changed, and the marks stay', 'nothing', [1, 2, 1], undefined],
] as const)(
  'somebody else has changed one of the prices meanwhile: %s',
  async (_, choice, expected, count) => {
    const store = await openStore({ changedElsewhere: [dearer] });
    store.set(markShownAtom, true);
    const raise = { kind: 'price', direction: 'up', percent: 10, step: 'kurus' } as const;
    const applied = store.set(applyBulkAtom, { ...raise, changesOriginal: false });
    await vi.waitFor(() => expect(store.get(changedProductsAtom)).not.toBeNull());
    const changed = { products: [{ seen: mirror, stored: dearer }], unchangedCount: 2 };
    expect(store.get(changedProductsAtom)).toMatchObject(changed);
    store.set(decideChangedAtom, choice);
    expect(await applied).toBe(count ? undefined : 'cancelled');
    const prices = store.get(productsAtom).map(({ price }) => price / product.price);
    expect(prices).toEqual(expected);
    expect(store.get(markedProductsAtom)).toHaveLength(count ? 0 : 3);
    expect(store.get(noticeAtom)?.undoes !== undefined).toBe(count !== undefined);
    await undoNewest(store);
    expect(store.get(productsAtom)).toEqual([battery, dearer, product]);
  },
);
