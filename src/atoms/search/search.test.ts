import { beforeEach, expect, test, vi } from 'vitest';

import { battery, loadedShop } from '@/atoms/testing/loadedShop';
import { closeTopScreenAtom, placesAtom, selectedProductAtom, viewAtom } from '@/atoms/view';
import type { ProductSearch } from '@/data/CatalogRepository';
import type { Product } from '@/domain/product';
import { ALL_PRODUCTS } from '@/domain/products/productQuery';
import { product } from '@/domain/testing/examples';

import { addressAtom } from './address';
import {
  searchAtom,
  loadMoreResultsAtom,
  goHomeAtom,
  openProductAtom,
  pickAtom,
  refineAtom,
  renewSearchAtom,
  withWholeQueries,
} from './results';
import { missingProductAtom, queryAtom, resultsAtom } from './resultsScreen';
import { suggestAtom, suggestionsAtom, typeAtom, typedAtom } from './suggestions';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => logged.mockClear());

/** A product that only the database has. */
const wiper = { ...product, id: 3, name: 'Silecek' };

const found = (products: readonly Product[], total = products.length) => ({
  products,
  total,
  categories: [],
  brands: [],
});

/** A shop that has read two products; `search` is its database's. */
const shop = async (search?: Partial<ProductSearch>) => loadedShop([battery, product], { search });

test('local data is searched on the page', async () => {
  const store = await shop();
  await store.set(searchAtom, { text: 'aku' });
  expect(store.get(resultsAtom)).toMatchObject({
    products: [battery],
    total: 1,
    categories: [{ name: 'Elektrik', count: 1 }],
    isPartial: false,
    isSearching: false,
  });
  expect(store.get(viewAtom)).toBe('results');
});

test('the database’s answer counts', async () => {
  const find = vi.fn<ProductSearch['find']>(async () => found([wiper]));
  const store = await shop({ find });
  await store.set(searchAtom, { category: 'Farlar' });
  expect(store.get(resultsAtom)).toMatchObject({ products: [wiper], isPartial: false });
  expect(find.mock.calls[0]?.slice(0, 2)).toEqual([
    { ...ALL_PRODUCTS, category: 'Farlar' },
    { skip: 0, size: 24 },
  ]);
});

test('a question is searched without its words of asking, and without others it asks for nothing', async () => {
  const find = vi.fn<ProductSearch['find']>(async () => found([wiper]));
  const store = await shop({ find });
  await store.set(searchAtom, { text: 'Silecek\u0000 var mı?' });
  expect(find.mock.calls[0]?.[0].text).toBe('Silecek');
  expect(store.get(resultsAtom).isUnasked).toBe(false);
  await store.set(searchAtom, { text: 'ne kadar' });
  expect(store.get(resultsAtom)).toMatchObject({ products: [wiper], isUnasked: true });
  await store.set(suggestAtom, 'ne kadar');
  expect(store.get(suggestionsAtom)).toBeUndefined();
});

test.each([
  ['a database that cannot search', { find: async () => undefined }, 0],
  ['a database that does not answer', {}, 1],
])('with %s, what the page has read is searched', async (_, search, logs) => {
  const store = await shop(search);
  await store.set(searchAtom, { text: 'far' });
  expect(store.get(resultsAtom)).toMatchObject({ products: [product], isPartial: true });
  expect(logged).toHaveBeenCalledTimes(logs);
});

test('further pages are added, each product once', async () => {
  const pages = [
    [wiper, battery],
    [battery, product],
  ];
  const store = await shop({ find: async () => found(pages.shift() ?? [], 4) });
  await store.set(searchAtom, {});
  await store.set(loadMoreResultsAtom);
  expect(store.get(resultsAtom).products).toEqual([wiper, battery, product]);
});

test('Back leads through the searches, and an answer that comes late is shown with its own', async () => {
  const answers: (() => void)[] = [];
  const find: ProductSearch['find'] = async ({ text }) =>
    new Promise((resolve) => answers.push(() => resolve(found([{ ...wiper, name: text }]))));
  const store = await shop({ find });
  const first = store.set(searchAtom, { text: 'eski' });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const second = store.set(searchAtom, { text: 'yeni' });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers.toReversed().forEach((give) => give());
  await Promise.all([first, second]);
  expect(store.get(placesAtom)).toHaveLength(3);
  expect(store.get(resultsAtom).products[0]?.name).toBe('yeni');
  store.set(closeTopScreenAtom);
  expect(store.get(resultsAtom).products[0]?.name).toBe('eski');
});

test('the box holds the search that is shown, and is empty on the storefront', async () => {
  const store = await shop();
  await store.set(searchAtom, { text: 'far' });
  store.set(typeAtom, 'aku');
  await store.set(searchAtom, { text: 'aku' });
  store.set(typeAtom, 'başka');
  expect(store.get(typedAtom)).toBe('başka');
  store.set(closeTopScreenAtom);
  expect(store.get(typedAtom)).toBe('far');
  store.set(goHomeAtom);
  expect([store.get(viewAtom), store.get(typedAtom)]).toEqual(['storefront', '']);
});

test('sorting changes the search that is shown, and adds none', async () => {
  const store = await shop();
  await store.set(searchAtom, {});
  await store.set(refineAtom, { sortBy: 'cheapest' });
  expect(store.get(placesAtom)).toHaveLength(2);
  expect(store.get(queryAtom)).toEqual({ ...ALL_PRODUCTS, sortBy: 'cheapest' });
  expect(store.get(resultsAtom).products.map(({ id }) => id)).toEqual([2, 1]);
});

const partsDownFrom = (id: number) =>
  Array.from({ length: id }, (_, at) => ({ ...product, id: id - at }));

test.each([
  ['a new part that fits', 30, 24, 31],
  ['more results than the database gives at once', 120, 120, 120],
])('%s sells out none of the results that are read again', async (_, count, shown, later) => {
  let all = partsDownFrom(count);
  let shortest = shown;
  const store = await shop({
    find: async (__, { size }) => found(all.slice(0, Math.max(size, shortest)), all.length),
  });
  await store.set(searchAtom, { text: 'far' });
  const before = store.get(resultsAtom).products;
  expect(before).toHaveLength(shown);
  all = partsDownFrom(later);
  shortest = 0;
  await store.set(renewSearchAtom);
  expect(store.get(resultsAtom)).toMatchObject({ products: before, total: later });
});

test('a brand that is chosen first comes first, and one that is pressed stays in its place', async () => {
  const store = await loadedShop([
    { ...product, id: 5, brand: 'Ardıç' },
    { ...product, id: 6, brand: 'Bozkır' },
    { ...product, id: 7, brand: 'Çınar' },
  ]);
  const shown = () => store.get(resultsAtom).brands.map(({ name }) => name);
  await store.set(searchAtom, { brand: 'Bozkır' });
  expect(shown()).toEqual(['Bozkır', 'Ardıç', 'Çınar']);
  await store.set(refineAtom, { brand: 'Çınar' });
  expect(shown()).toEqual(['Bozkır', 'Ardıç', 'Çınar']);
});

test('suggestions come for the typed text, and end with the next letter', async () => {
  const store = await shop();
  store.set(typeAtom, 'ak');
  await store.set(suggestAtom, 'ak');
  expect(store.get(suggestionsAtom)?.products).toEqual([battery]);
  store.set(typeAtom, '...');
  expect(store.get(suggestionsAtom)).toBeUndefined();
  await store.set(suggestAtom, '...');
  expect(store.get(suggestionsAtom)).toBeUndefined();
  store.set(pickAtom, battery);
  expect(store.get(viewAtom)).toBe('detail');
});

test('a letter typed meanwhile ends the request for suggestions', async () => {
  const find = vi.fn<ProductSearch['find']>(async () => found([wiper]));
  const store = await shop({ find });
  const suggesting = store.set(suggestAtom, 'sil');
  store.set(typeAtom, 'sile');
  await suggesting;
  expect(store.get(suggestionsAtom)).toBeUndefined();
});

test('a part opens by its id, also one that the page has not read', async () => {
  const store = await shop({ readProduct: async (id) => (id === 3 ? wiper : undefined) });
  await store.set(openProductAtom, 1);
  expect(store.get(selectedProductAtom)).toBe(product);
  await store.set(openProductAtom, 3);
  expect(store.get(selectedProductAtom)).toBe(wiper);
});

test.each([
  ['unknown', { readProduct: async () => undefined }],
  ['unread', {}],
])('where a part is %s, the page says so under its address', async (reason, search) => {
  const store = await shop(search);
  await store.set(openProductAtom, 99);
  expect(store.get(missingProductAtom)).toEqual({ id: 99, reason });
  expect(store.get(addressAtom)).toBe('?parca=99');
  expect(store.get(viewAtom)).toBe('results');
});

test('a search of an earlier build gets the values that it lacks', () => {
  const { skip: _, ...older } = { ...ALL_PRODUCTS, text: 'far' };
  const missing = { id: 1, reason: 'unknown' as const };
  const searches = [older, missing].map((shown) => ({ shown, count: 24 }));
  const [search, gone] = withWholeQueries(JSON.parse(JSON.stringify({ searches }))).searches ?? [];
  expect(search?.shown).toEqual({ ...ALL_PRODUCTS, text: 'far' });
  expect(gone?.shown).toEqual(missing);
});
