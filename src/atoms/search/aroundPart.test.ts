import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { loadCatalogAtom } from '@/atoms/catalog';
import { selectProductAtom } from '@/atoms/view';
import { memoryRepository } from '@/data/testing/memoryRepository';
import { catalog, product } from '@/domain/testing/examples';

import { currentEntryAtom, neighboursAtom, readOnAtom } from './aroundPart';
import { searchAtom } from './results';

const battery = { ...product, id: 2, name: 'Akü', category: 'Elektrik' };
const lamp = { ...product, id: 3, name: 'Sağ Ön Far' };

async function shop() {
  const store = createStore();
  const repository = memoryRepository({ ...catalog, products: [product, battery, lamp] });
  const loadMoreProducts = vi.fn<() => void>();
  await store.set(loadCatalogAtom, { ...repository, loadMoreProducts });
  return { store, loadMoreProducts };
}

test('a part has its neighbours of the storefront, or those of the results where they are open', async () => {
  const { store } = await shop();
  store.set(selectProductAtom, battery);
  expect(store.get(neighboursAtom)).toEqual({ previous: product, next: lamp });
  await store.set(searchAtom, { category: 'Farlar' });
  store.set(selectProductAtom, product);
  expect(store.get(neighboursAtom)).toEqual({ previous: undefined, next: lamp });
  store.set(selectProductAtom, battery);
  expect(store.get(neighboursAtom)).toEqual({});
});

test('the storefront’s list is read on, and complete results are not', async () => {
  const { store, loadMoreProducts } = await shop();
  await store.set(readOnAtom);
  expect(loadMoreProducts).toHaveBeenCalledOnce();
  await store.set(searchAtom, {});
  await store.set(readOnAtom);
  expect(loadMoreProducts).toHaveBeenCalledOnce();
});

test('the current entry is the storefront, the category that is shown, or that of the open part', async () => {
  const { store } = await shop();
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
