import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { listTables, type Receive } from '@/data/schema/tables';
import { createRestClient } from '@/data/supabase/restClient';
import { fakeRest, noAnswer, productRows, rows } from '@/data/testing/fakeRest';
import { loadFrom, startLoad } from '@/data/testing/loadFrom';
import type { Catalog } from '@/domain/catalog';

import type { FirstTables } from './firstPage';
import { loadTables } from './loadTables';

vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(...given: Parameters<typeof startLoad>) {
  const { loading, entries } = startLoad(...given);
  const finished = vi.fn<(catalog: Catalog) => void>();
  void loading.then(finished);
  return { finished, entries };
}

test('after 8 seconds a table without an answer is given up, also one that is being seeded', async () => {
  const rest = fakeRest({
    'GET brands': noAnswer,
    'GET slides': rows([]),
    'POST rpc/seed_samples': noAnswer,
  });
  const { finished, entries } = start(rest);
  const abortedSignals = () => rest.requests.map(({ signal }) => signal?.aborted);
  await vi.advanceTimersByTimeAsync(7000);
  // The code that fills an empty table comes late.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(999);
  expect(finished).not.toHaveBeenCalled();
  expect(abortedSignals()).toEqual([false, false, false, false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(abortedSignals()).toEqual([true, true, true, true, true]);
  await vi.dynamicImportSettled();
  const [catalog] = finished.mock.calls.flat();
  expect(catalog?.brands).toBe(sampleCatalog.brands);
  expect(catalog?.slides).toBe(sampleCatalog.slides);
  expect(catalog?.products).toHaveLength(2);

  await vi.runAllTimersAsync();
  expect([...entries.keys()].filter((key) => /_[a-z]+$/.test(key)).toSorted()).toEqual([
    'ornekoto_contact',
    'ornekoto_products',
    'ornekoto_shop',
    'ornekoto_source',
  ]);
});

test('an empty table that is answered after 8 seconds is not seeded', async () => {
  const brands = Promise.withResolvers<Response>();
  setTimeout(() => brands.resolve(Response.json([])), 9000);
  const rest = fakeRest({ 'GET brands': async () => brands.promise });
  const { finished } = start(rest);
  await vi.runAllTimersAsync();
  await vi.dynamicImportSettled();
  expect(finished).toHaveBeenCalledOnce();
  expect(rest.requests).toHaveLength(4);
});

describe('with the first page that was read before', () => {
  const read: FirstTables = {
    slides: Promise.resolve({ rows: [{ id: 7, title: 'Kampanya', image: 'a.png' }], total: 1 }),
    products: Promise.resolve({ rows: productRows(6, 5), total: 2 }),
    brands: Promise.resolve({ rows: [{ id: 1, name: 'BOSCH' }], total: 1 }),
    contact_info: Promise.resolve({ rows: [{ id: 1, phone: '0312 111 11 11' }], total: 1 }),
    shop_info: Promise.resolve({ rows: [{ id: 1, name: 'Yılmaz Oto' }], total: 1 }),
    categories: Promise.resolve({ rows: [{ name: 'Kaporta', count: 7 }], total: 1 }),
  };

  beforeEach(() => void vi.useRealTimers());

  async function load(tables: Partial<FirstTables>, rest = fakeRest(), saved = {}) {
    const firstPage = { ...read, ...tables, stop: new AbortController(), again: () => read };
    const { catalog, entries } = await loadFrom(rest, saved, firstPage);
    return { catalog, entries, calls: rest.requests.map(({ call }) => call) };
  }

  test('no table is read again', async () => {
    const { catalog, calls } = await load({});
    expect(calls).toEqual([]);
    expect(catalog.products.map(({ id }) => id)).toEqual([6, 5]);
    expect(catalog.brands.map(({ name }) => name)).toEqual(['BOSCH']);
    expect(catalog.slides.map(({ title }) => title)).toEqual(['Kampanya']);
    expect(catalog.contact.phone).toBe('0312 111 11 11');
    expect(catalog.shop).toEqual({ name: 'Yılmaz Oto' });
  });

  test('the categories are those that the database has counted, else those of the last visit', async () => {
    const counted = [{ name: 'Kaporta', count: 7 }];
    const { catalog, entries } = await load({});
    expect(catalog.categories).toEqual(counted);
    const copy = { ornekoto_categories: entries.get('ornekoto_categories') };
    const away = Promise.reject(new Error('first_page() has not answered'));
    expect((await load({ categories: away }, fakeRest(), copy)).catalog.categories).toEqual(
      counted,
    );
    const missing = Promise.resolve(undefined);
    const products = Promise.resolve({
      rows: [{ ...productRows(1, 1)[0], category: 'Fren' }],
      total: 1,
    });
    const notCounted = await load({ products, categories: missing }, fakeRest(), copy);
    expect(notCounted.catalog.categories).toEqual([{ name: 'Fren' }]);
  });

  test('the next page and a seeded table come from the database', async () => {
    const rest = fakeRest({ 'POST rpc/seed_samples': rows(['brands']) });
    const products = Promise.resolve({ rows: productRows(6, 5), total: 3 });
    const brands = Promise.resolve({ rows: [], total: 0 });
    const { catalog, calls } = await load({ products, brands }, rest);
    expect(catalog.brands).toEqual(sampleCatalog.brands);
    expect(calls).toEqual(['POST rpc/seed_samples', 'GET brands', 'GET products']);
    expect(rest.requests[2]?.url.searchParams.get('or')).toContain('id.lt.5');
  });

  test.each([
    ['has failed', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is no list', async () => Promise.resolve({ rows: {}, total: 0 })],
  ])('a table that %s falls back alone and is not read again', async (_, brands) => {
    const { catalog, calls } = await load({ brands: brands() });
    expect(catalog.brands).toBe(sampleCatalog.brands);
    expect(catalog.products).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  test('tables that are not in it are read by themselves', async () => {
    const missing = Promise.resolve(undefined);
    const { catalog, calls } = await load({ products: missing, contact_info: missing });
    expect(catalog.products.map(({ id }) => id)).toEqual([2, 1]);
    expect(catalog.contact.phone).toBe('0312 345 67 89');
    expect(calls).toEqual(['GET products', 'GET contact_info']);
  });

  test('its unanswered requests are aborted after 8 seconds', async () => {
    vi.useFakeTimers();
    const stop = new AbortController();
    const brands = new Promise<undefined>(() => {});
    const { finished } = start(fakeRest(), {}, { ...read, brands, stop, again: () => read });
    await vi.advanceTimersByTimeAsync(7999);
    expect([finished.mock.calls.length, stop.signal.aborted]).toEqual([0, false]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.dynamicImportSettled();
    expect([finished.mock.calls.length, stop.signal.aborted]).toEqual([1, true]);
  });
});

test('an empty list stays empty while changes of the owner wait', async () => {
  const rest = fakeRest({ 'GET brands': rows([]) });
  const received = vi.fn<Receive>();
  const loading = loadTables({
    client: createRestClient({ url: 'https://x.supabase.co', key: 'anon' }, rest.fetch),
    fallback: async ({ samples }) => samples,
    receive: received,
    signal: new AbortController().signal,
    withoutSamples: true,
    limit: 8000,
  });
  await vi.runAllTimersAsync();
  await loading;
  expect(received).toHaveBeenCalledWith(listTables.brands, [], 'complete');
  expect(rest.requests.map(({ call }) => call)).not.toContain('POST rpc/seed_samples');
});
