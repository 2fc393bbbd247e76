import { expect, test, vi } from 'vitest';

import { battery, loadedShop } from '@/atoms/testing/loadedShop';
import { selectProductAtom } from '@/atoms/view';
import { product } from '@/domain/testing/examples';

import { currentEntryAtom, neighboursAtom, readOnAtom } from './aroundProduct';
import { searchAtom } from './results';

const lamp = { ...product, id: 3, name: 'Sağ Ön Far' };
const products = [product, battery, lamp];

test('a part has its neighbours of the storefront, or those of the results where they are open', async () => {
  const store = await loadedShop(products);
  store.set(selectProductAtom, battery);
  expect(store.get(neighboursAtom)).toEqual({ previous: product, next: lamp });
  await store.set(searchAtom, { category: 'Farlar' });
  store.set(selectProductAtom, product);
  expect(store.get(neighboursAtom)).toEqual({ previous: undefined, next: lamp });
  store.set(selectProductAtom, battery);
  expect(store.get(neighboursAtom)).toEqual({});
});

test('the storefront’s list is read on, and complete results are not', async () => {
  const loadMoreProducts = vi.fn<() => void>();
  const store = await loadedShop(products, { loadMoreProducts });
  await store.set(readOnAtom);
  expect(loadMoreProducts).toHaveBeenCalledOnce();
  await store.set(searchAtom, {});
  await store.set(readOnAtom);
  expect(loadMoreProducts).toHaveBeenCalledOnce();
});

test('the current entry is the storefront, the category that is shown, or that of the open part', async () => {
  const store = await loadedShop(products);
  expect(store.get(currentEntryAtom)).toBe('Ana Sayfa');
  await store.set(searchAtom, { category: 'Farlar' });
  expect(store.get(currentEntryAtom)).toBe('Farlar');
  store.set(selectProductAtom, battery);
  expect(store.get(currentEntryAtom)).toBe('Elektrik');
  await store.set(searchAtom, {});
  expect(store.get(currentEntryAtom)).toBe('Ürünler');
  await store.set(searchAtom, { text: 'far' });
  expect(store.get(currentEntryAtom)).toBeUndefined();
});
