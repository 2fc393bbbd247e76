import { expect, test } from 'vitest';

import { productTable } from '@/data/schema/tables';
import { readList } from '@/data/supabase/read/readList';
import { idsFrom, pagedProducts } from '@/data/testing/pagedProducts';

import { readToEnd } from './readCatalog';

async function open(count: number) {
  const { server, client } = pagedProducts(count);
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
