import { beforeEach, expect, test } from 'vitest';

import {
  FIRST_PAGE_SIZE,
  type FirstTables,
  readInOne,
  readTables,
} from '@/data/supabase/read/firstPage';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend, useBackend } from '../support/useBackend';
import { insertProducts, loadFromBackend, RESET, untilSaved } from './loadFromBackend';

type Backend = ReturnType<ReturnType<typeof useBackend>>;

/** As the page asks before the app has arrived. */
function ask(read: typeof readTables, { url, anonKey: key }: Backend): FirstTables {
  return read({ url, key }, fetch, new AbortController().signal);
}

const requestsSince = (backend: Backend, begin: number) =>
  backend.requests.slice(begin).map(({ method, path }) => `${method} ${path.split('?')[0]}`);

const FILL_OTHERS = `
  insert into brands (name, logo) values ('SACHS', 'a.svg'), ('BOSCH', 'b.svg');
  insert into slides (title, subtitle, description, image, button_text)
    values ('Kampanya', 'Alt', 'Açıklama', 'https://example.com/a.jpg', 'Gör');
  insert into contact_info (phone, email, address, working_hours, updated_at) values
    ('0312 111 11 11', 'yeni@parca.example', 'Ankara', 'Her gün', '2026-02-02'),
    ('0312 222 22 22', 'eski@parca.example', 'İzmir', 'Hafta içi', '2026-02-01')`;

const FILL = `
  ${insertProducts(FIRST_PAGE_SIZE + 40)};
  update products set description = 'Tırnak " ve ters bölü \\ ve ₺', in_stock = false where id = 90;
  ${FILL_OTHERS}`;

describeBackend('the first page in one request', () => {
  const backend = useBackend();
  beforeEach(async () => void (await backend().sql(RESET)));

  test.for([
    ['a filled shop', FILL],
    ['an empty one', 'select 1'],
  ] as const)('has the rows and totals that the tables have, in %s', async ([, fill]) => {
    await backend().sql(fill);
    const begin = backend().requests.length;
    const inOne = Object.entries(ask(readInOne, backend()));
    const answers = await Promise.all(inOne.map(async ([, table]) => table));
    expect(requestsSince(backend(), begin)).toEqual(['GET /rpc/first_page']);
    const inFour = ask(readTables, backend());
    expect(answers).toEqual(await Promise.all(Object.values(inFour)));
    expect(inOne.map(([table]) => table)).toEqual(Object.keys(inFour));
  });

  test('loads the same shop as the four requests', async () => {
    await backend().sql(FILL);
    const firstPage = { ...ask(readInOne, backend()), stop: new AbortController() };
    const inOne = await loadFromBackend(backend(), { firstPage });
    const inFour = await loadFromBackend(backend());
    expect(inOne.catalog).toEqual(inFour.catalog);
    expect(inOne.catalog.products).toHaveLength(FIRST_PAGE_SIZE);
    await untilSaved(inOne.copies, 'products');
    await untilSaved(inFour.copies, 'products');
    expect([...inOne.copies]).toEqual([...inFour.copies]);
  });
});

describeBackend('a database without first_page()', () => {
  const backend = useBackend(PLAIN_TABLES);

  test('is read table by table', async () => {
    await backend().sql(`${insertProducts(3)}; ${FILL_OTHERS}`);
    const begin = backend().requests.length;
    const firstPage = { ...ask(readInOne, backend()), stop: new AbortController() };
    const { catalog } = await loadFromBackend(backend(), { firstPage });
    expect(catalog.products).toHaveLength(3);
    expect(catalog.contact.phone).toBe('0312 111 11 11');
    expect(requestsSince(backend(), begin).toSorted()).toEqual([
      'GET /brands',
      'GET /contact_info',
      'GET /products',
      'GET /rpc/first_page',
      'GET /slides',
    ]);
  });
});
