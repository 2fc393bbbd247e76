import { expect, test } from 'vitest';

import { productTable } from '@/data/schema/tables';
import { readList } from '@/data/supabase/read/readList';
import { createRestClient, type Fetch } from '@/data/supabase/restClient';
import { productRows, rows } from '@/data/testing/fakeRest';

import { readToEnd } from './readCatalog';

const idsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first - index);

/** A server with this many products. To more requests than it has `answers` for it says 503. */
async function open(count: number) {
  const server = { answers: Number.POSITIVE_INFINITY, offsets: [] as number[] };
  const fetch: Fetch = async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const [, before = count + 1] = /id\.lt\.(\d+)/.exec(searchParams.get('or') ?? '') ?? [];
    const offset = Number(searchParams.get('offset'));
    server.offsets.push(offset);
    if (server.offsets.length > server.answers)
      return Response.json({ message: 'Service Unavailable' }, { status: 503 });
    const newest = Number(before) - 1 - offset;
    const ids = idsFrom(newest, Math.min(Number(searchParams.get('limit')), newest));
    return rows(productRows(...ids), count)();
  };
  const client = createRestClient({ url: 'https://x.supabase.co', key: 'anon' }, fetch);
  let list = await readList({ client, signal: new AbortController().signal }, productTable);
  const counts: number[] = [];
  const read = async () =>
    readToEnd({ client, limit: 8000 }, productTable, list, (now) => {
      list = now;
      counts.push(now.items.length);
    });
  return { server, counts, read };
}

test('a long list is read to its end, several pages at a time, and each page is told', async () => {
  const { server, counts, read } = await open(2500);
  const items = await read();
  expect(items.map(({ id }) => id)).toEqual(idsFrom(2500, 2500));
  // Each page begins with the last row of the one before.
  expect(server.offsets).toEqual([0, 59, 1058, 2057]);
  expect(counts).toEqual([60, 1059, 2058, 2500]);
});

test('a call after a failure goes on from the page that failed', async () => {
  const { server, counts, read } = await open(10_000);
  server.answers = 4;
  await expect(read()).rejects.toThrow('Service Unavailable');
  server.answers = Number.POSITIVE_INFINITY;
  expect(await read()).toHaveLength(10_000);
  expect(server.offsets.filter((offset) => offset === 1058)).toHaveLength(1);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});
