import { beforeEach, expect, test } from 'vitest';

import { readInOne } from '@/data/supabase/read/firstPage';
import { FIRST_PAGE_SIZE, readRows } from '@/data/supabase/read/readList';
import { createRestClient } from '@/data/supabase/restClient';

import { emptyTables, insertProducts, TABLES } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { INSERT_OTHERS } from './loadFromBackend';

type Backend = ReturnType<ReturnType<typeof useBackend>>;

const { signal } = new AbortController();

const requestsSince = (backend: Backend, begin: number) =>
  backend.requests.slice(begin).map(({ method, path }) => `${method} ${path.split('?')[0]}`);

const FILL = `
  ${insertProducts(FIRST_PAGE_SIZE + 40)};
  update products set description = 'Tırnak " ve ters bölü \\ ve ₺', in_stock = false where id = 90;
  ${INSERT_OTHERS};
  update brands set created_at = '2026-01-01'`;

describeBackend('the first page in one request', () => {
  const backend = useBackend();
  beforeEach(async () => emptyTables(backend()));

  test.for([
    ['a filled shop', FILL, [{ name: 'Motor', count: FIRST_PAGE_SIZE + 40 }]],
    ['an empty one', 'select 1', []],
  ] as const)('has the rows and totals that the tables have, in %s', async ([, fill, counts]) => {
    await backend().sql(fill);
    const begin = backend().requests.length;
    const { url, anonKey: key } = backend();
    const inOne = readInOne({ url, key }, fetch, signal);
    expect(await inOne.shop_info).toEqual({ rows: [{ id: 1 }], total: 1 });
    expect((await inOne.categories)?.rows).toEqual(counts);
    expect(requestsSince(backend(), begin)).toEqual(['GET /rpc/first_page']);
    const client = createRestClient({ url, key }, fetch);
    const alone = await Promise.all(
      TABLES.map(async (table) => readRows({ client, signal }, table)),
    );
    expect(await Promise.all(TABLES.map(async (table) => inOne[table]))).toEqual(alone);
  });
});
