import { beforeEach, expect, test } from 'vitest';

import {
  FIRST_PAGE_SIZE,
  type FirstTables,
  readInOne,
  readTables,
} from '@/data/supabase/read/firstPage';

import { emptyTables, insertProducts } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { INSERT_OTHERS } from './loadFromBackend';

type Backend = ReturnType<ReturnType<typeof useBackend>>;

/** Asks as the page does before the app has arrived. */
function ask(read: typeof readTables, { url, anonKey: key }: Backend): FirstTables {
  return read({ url, key }, fetch, new AbortController().signal);
}

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
    ['a filled shop', FILL],
    ['an empty one', 'select 1'],
  ] as const)('has the rows and totals that the tables have, in %s', async ([, fill]) => {
    await backend().sql(fill);
    const begin = backend().requests.length;
    const inOne = Object.entries(ask(readInOne, backend()));
    const answers = await Promise.all(inOne.map(async ([, table]) => table));
    expect(answers.pop()).toEqual({ rows: [{ id: 1 }], total: 1 });
    expect(requestsSince(backend(), begin)).toEqual(['GET /rpc/first_page']);
    const inFour = ask(readTables, backend());
    const inTables = await Promise.all(Object.values(inFour));
    expect(inTables.pop()).toBeUndefined();
    expect(answers).toEqual(inTables);
    expect(inOne.map(([table]) => table)).toEqual(Object.keys(inFour));
  });
});
