import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { productTable, type Receive } from '@/data/schema/tables';
import { createRestClient, type Fetch } from '@/data/supabase/restClient';
import { productRows, rows } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';

import { createLaterPages } from './laterPages';
import { readList } from './readList';

const logged = loggedErrors();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const backend = { url: 'https://x.supabase.co', key: 'anon' };

/** A server with this many products. To more requests than it has `answers` for it says 503. */
function serve(count: number, description = '') {
  const server = {
    answers: Number.POSITIVE_INFINITY,
    limits: [] as number[],
    offsets: [] as number[],
  };
  const fetch: Fetch = async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const [, before = count + 1] = /id\.lt\.(\d+)/.exec(searchParams.get('or') ?? '') ?? [];
    const limit = Number(searchParams.get('limit'));
    const offset = Number(searchParams.get('offset'));
    server.limits.push(limit);
    server.offsets.push(offset);
    if (server.limits.length > server.answers)
      return Response.json({ message: 'Service Unavailable' }, { status: 503 });
    const newest = Number(before) - 1 - offset;
    const ids = Array.from({ length: Math.min(limit, newest) }, (_, index) => newest - index);
    const page = productRows(...ids).map((row) => Object.assign(row, { description }));
    return rows(page, count)();
  };
  return { server, fetch };
}

async function open(count: number, { description = '', most = Number.POSITIVE_INFINITY } = {}) {
  const { server, fetch } = serve(count, description);
  const client = createRestClient(backend, fetch);
  const received: string[] = [];
  const receive: Receive = (_, items, coverage) =>
    received.push(`${coverage} ${Array.isArray(items) ? items.length : ''}`);
  const first = await readList(client, productTable, new AbortController().signal);
  const read = createLaterPages(productTable, first, { client, receive, limit: 8000, most });
  const counts: number[] = [];
  async function readMore(amount: 'page' | 'all') {
    void read(amount, (length) => counts.push(length)).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
  }
  return { server, received, counts, read, readMore };
}

describe('a visitor', () => {
  test('reads one page of 1000, and the next one only when asked again', async () => {
    const { server, received, readMore } = await open(5000);
    await readMore('page');
    expect(received).toEqual(['loading 1060', 'partial 1060']);
    await readMore('page');
    expect(received.slice(2)).toEqual(['loading 2060']);
    expect(server.limits).toEqual([60, 1000, 1000]);
  });

  test('reads a shorter page where the texts are long', async () => {
    const { server, readMore } = await open(5000, { description: 'x'.repeat(1000) });
    await readMore('page');
    const [, second = 0] = server.limits;
    expect(second).toBeGreaterThan(200);
    expect((60 + second) * 1000).toBeLessThan(320_000);
  });

  test.each([
    [300, [60, 240], ['loading 300', 'partial 300']],
    [60, [60], ['partial 60']],
  ])('reads no more than the %i rows that he may see', async (most, limits, expected) => {
    const { server, received, readMore } = await open(5000, { most });
    await readMore('page');
    expect(server.limits).toEqual(limits);
    expect(received).toEqual(expected);
  });
});

describe('the owner', () => {
  test('reads everything', async () => {
    const { server, received, readMore } = await open(2500);
    await readMore('all');
    // Each page begins with the last row of the one before.
    expect(server.offsets).toEqual([0, 59, 1058, 2057]);
    expect(received.at(-1)).toBe('complete 2500');
    expect(received.filter((entry) => entry.startsWith('partial'))).toEqual([]);
  });

  test('is told of every page, and 50,000 products are handed on a few times only', async () => {
    const { server, received, counts, readMore } = await open(50_000);
    await readMore('all');
    expect(server.limits).toHaveLength(51);
    expect(counts).toHaveLength(51);
    expect([counts[0], counts[1], counts.at(-1)]).toEqual([60, 1059, 50_000]);
    expect(received.at(-1)).toBe('complete 50000');
    expect(received.length).toBeLessThan(10);
  });

  test('goes on from the page that failed', async () => {
    const { server, received, counts, readMore } = await open(10_000);
    server.answers = 4;
    await readMore('all');
    expect(logged).toHaveBeenCalledOnce();
    expect(received).toEqual(['loading 1059', 'loading 3057']);
    server.answers = Number.POSITIVE_INFINITY;
    await readMore('all');
    expect(received.at(-1)).toBe('complete 10000');
    expect(server.offsets.filter((offset) => offset === 1058)).toHaveLength(1);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });

  test('who logs in while a visitor’s page is being read also reads the rest', async () => {
    const { received, readMore } = await open(2500);
    void readMore('page');
    await readMore('all');
    expect(received).toEqual(['loading 1060', 'loading 2500', 'complete 2500']);
  });
});

describe('a page that fails', () => {
  test('is logged and read again after 5, 10 and 20 seconds', async () => {
    const { server, received, readMore } = await open(1060);
    server.answers = 0;
    await readMore('page');
    await vi.advanceTimersByTimeAsync(4998);
    expect(server.limits).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1 + 10_000 + 19_990);
    expect(server.limits).toHaveLength(4);
    expect(received).toEqual([]);
    server.answers = Number.POSITIVE_INFINITY;
    await vi.advanceTimersByTimeAsync(100);
    expect(received).toEqual(['loading 1060', 'complete 1060']);
    expect(logged).toHaveBeenCalledTimes(3);
  });

  test('rejects the login’s read, and is read again at once after the next login', async () => {
    const { server, received, read, readMore } = await open(1060);
    server.answers = 0;
    await readMore('page');
    await expect(read('all')).rejects.toThrow('Service Unavailable');
    server.answers = Number.POSITIVE_INFINITY;
    await readMore('page');
    expect(received).toEqual([]);
    await readMore('all');
    expect(received).toEqual(['loading 1060', 'complete 1060']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
