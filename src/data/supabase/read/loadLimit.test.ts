import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { createCatalogRepository } from '@/data/session';
import { fakeRest, noAnswer, rows } from '@/data/testing/fakeRest';
import { fakeStorage } from '@/data/testing/fakeStorage';
import type { Catalog } from '@/domain/catalog';

vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(rest: ReturnType<typeof fakeRest>) {
  const storage = fakeStorage();
  const finished = vi.fn<(catalog: Catalog) => void>();
  const repository = createCatalogRepository({
    backend: { url: 'https://x.supabase.co', key: 'anon' },
    storage: () => storage,
    fetch: rest.fetch,
  });
  void repository.load(() => undefined).then(finished);
  return { finished, entries: storage.entries };
}

async function emptyAfter9Seconds(): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, 9000));
  return Response.json([]);
}

test('a table that hangs has 8 seconds, then falls back alone', async () => {
  const { finished, entries } = begin(fakeRest({ 'GET brands': noAnswer }));
  await vi.advanceTimersByTimeAsync(7999);
  expect(finished).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const [catalog] = finished.mock.calls.flat();
  expect(catalog?.brands).toBe(sampleCatalog.brands);
  expect(catalog?.products).toHaveLength(2);

  await vi.runAllTimersAsync();
  expect([...entries.keys()].toSorted()).toEqual([
    'ornekoto_contact',
    'ornekoto_products',
    'ornekoto_slides',
  ]);
});

test('seeding counts too', async () => {
  const rest = fakeRest({ 'GET brands': rows([]), 'POST rpc/seed_samples': noAnswer });
  const { finished, entries } = begin(rest);
  await vi.advanceTimersByTimeAsync(8000);
  expect(finished).toHaveBeenCalledOnce();
  await vi.runAllTimersAsync();
  expect(entries.has('ornekoto_brands')).toBe(false);
});

test('an answer that comes too late seeds nothing', async () => {
  const rest = fakeRest({ 'GET brands': emptyAfter9Seconds });
  const { finished } = begin(rest);
  await vi.runAllTimersAsync();
  expect(finished).toHaveBeenCalledOnce();
  expect(rest.requests).toHaveLength(4);
});

test('what hangs is aborted', async () => {
  const { fetch, requests } = fakeRest({ 'GET brands': noAnswer, 'GET slides': noAnswer });
  begin({ fetch, requests });
  await vi.advanceTimersByTimeAsync(7999);
  const signals = requests.map(({ signal }) => signal?.aborted);
  expect(signals).toEqual([false, false, false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.every(({ signal }) => signal?.aborted)).toBe(true);
});

test('a load that is done leaves no timer behind', async () => {
  const { finished } = begin(fakeRest());
  await vi.advanceTimersByTimeAsync(1);
  expect(finished).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
