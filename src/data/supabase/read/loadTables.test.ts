import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { createCatalogRepository } from '@/data/session';
import { fakeRest, noAnswer, rows } from '@/data/testing/fakeRest';
import { fakeStorage } from '@/data/testing/fakeStorage';
import type { Catalog } from '@/domain/catalog';

vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startLoad(rest: ReturnType<typeof fakeRest>) {
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

test('a table without an answer after 8 seconds falls back, and the others are shown', async () => {
  const { finished, entries } = startLoad(fakeRest({ 'GET brands': noAnswer }));
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

test('seeding is part of the 8 seconds', async () => {
  const rest = fakeRest({ 'GET brands': rows([]), 'POST rpc/seed_samples': noAnswer });
  const { finished, entries } = startLoad(rest);
  await vi.advanceTimersByTimeAsync(8000);
  expect(finished).toHaveBeenCalledOnce();
  await vi.runAllTimersAsync();
  expect(entries.has('ornekoto_brands')).toBe(false);
});

test('an empty table that is answered after 8 seconds is not seeded', async () => {
  const rest = fakeRest({ 'GET brands': emptyAfter9Seconds });
  const { finished } = startLoad(rest);
  await vi.runAllTimersAsync();
  expect(finished).toHaveBeenCalledOnce();
  expect(rest.requests).toHaveLength(4);
});

test('unanswered requests are aborted after 8 seconds', async () => {
  const { fetch, requests } = fakeRest({ 'GET brands': noAnswer, 'GET slides': noAnswer });
  startLoad({ fetch, requests });
  await vi.advanceTimersByTimeAsync(7999);
  const signals = requests.map(({ signal }) => signal?.aborted);
  expect(signals).toEqual([false, false, false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.every(({ signal }) => signal?.aborted)).toBe(true);
});

test('a finished load leaves no timer running', async () => {
  const { finished } = startLoad(fakeRest());
  await vi.advanceTimersByTimeAsync(1);
  expect(finished).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
