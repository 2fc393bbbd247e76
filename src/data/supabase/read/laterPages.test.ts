import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { productTable, type Receive } from '@/data/schema/tables';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { pagedProducts } from '@/data/testing/pagedProducts';

import { createLaterPages } from './laterPages';
import { readList } from './readList';

const logged = loggedErrors();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(count: number, { description = '', most = Number.POSITIVE_INFINITY } = {}) {
  const { server, client } = pagedProducts(count, description);
  const received: string[] = [];
  const receive: Receive = (_, items, coverage) =>
    received.push(`${coverage} ${Array.isArray(items) ? items.length : ''}`);
  const first = await readList({ client, signal: new AbortController().signal }, productTable);
  const pages = createLaterPages(productTable, first, { client, receive, limit: 8000, most });
  async function readMore() {
    pages.readMore();
    await vi.advanceTimersByTimeAsync(1);
  }
  return { server, received, readMore, renew: async () => pages.renew(first) };
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

  test('who comes back keeps what he has read, and its beginning is read again', async () => {
    const { server, received, readMore, renew } = await open(5000);
    await readMore();
    await readMore();
    await renew();
    await readMore();
    expect(received.slice(2)).toEqual(['loading 2060', 'partial 2060']);
    expect(server.limits).toEqual([60, 1000, 1000, 1000]);
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
