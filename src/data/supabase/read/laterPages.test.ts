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
  const first = await readList({ client, signal: new AbortController().signal }, productTable);
  const pages = createLaterPages(productTable, first, { client, receive, limit: 8000, most });
  async function readMore() {
    pages.readMore();
    await vi.advanceTimersByTimeAsync(1);
  }
  return { server, received, readMore };
}

describe('a visitor', () => {
  test('reads one page of 1000, and the next one only when asked again', async () => {
    const { server, received, readMore } = await open(5000);
    await readMore();
    expect(received).toEqual(['partial 1060']);
    await readMore();
    expect(received).toEqual(['partial 1060', 'loading 2060']);
    expect(server.limits).toEqual([60, 1000, 1000]);
  });

  test('reads a shorter page where the texts are long', async () => {
    const { server, readMore } = await open(5000, { description: 'x'.repeat(1000) });
    await readMore();
    const [, second = 0] = server.limits;
    expect(second).toBeGreaterThan(200);
    expect((60 + second) * 1000).toBeLessThan(320_000);
  });

  test.each([
    [300, [60, 240], ['partial 300']],
    [60, [60], ['partial 60']],
  ])('reads no more than the %i rows that he may see', async (most, limits, expected) => {
    const { server, received, readMore } = await open(5000, { most });
    await readMore();
    expect(server.limits).toEqual(limits);
    expect(received).toEqual(expected);
  });
});

describe('a page that fails', () => {
  test('is logged and read again after 5, 10 and 20 seconds', async () => {
    const { server, received, readMore } = await open(1060);
    server.answers = 0;
    await readMore();
    await vi.advanceTimersByTimeAsync(4998);
    expect(server.limits).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1 + 10_000 + 19_990);
    expect(server.limits).toHaveLength(4);
    expect(received).toEqual([]);
    server.answers = Number.POSITIVE_INFINITY;
    await vi.advanceTimersByTimeAsync(100);
    expect(received).toEqual(['complete 1060']);
    expect(logged).toHaveBeenCalledTimes(3);
  });
});
