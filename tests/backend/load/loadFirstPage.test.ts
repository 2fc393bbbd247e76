import { beforeEach, expect, test } from 'vitest';

import { withFirstPage } from '@/data/supabase/read/firstPage';
import { FIRST_PAGE_SIZE, firstReads, withEarlyReads } from '@/data/supabase/read/firstReads';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend, useBackend } from '../support/useBackend';
import { insertProducts, loadFromBackend, RESET, untilSaved } from './loadFromBackend';

type Backend = ReturnType<ReturnType<typeof useBackend>>;

/** The four first reads of a visit, as a page with ONE_READ=1 sends them. */
function readInOne({ url, anonKey: key }: Backend): Record<string, Promise<Response>> {
  const send = withFirstPage({ url, key }, fetch);
  const reads = firstReads({ url, key });
  return Object.fromEntries(reads.map((read) => [read.url, send(read.url, read)]));
}

/** The total and the rows of an answer. */
async function contentOf(coming: Promise<Response> | undefined) {
  const answer = await coming;
  return [answer?.headers.get('content-range')?.split('/')[1], await answer?.json()];
}

const requestsSince = (backend: Backend, begin: number) =>
  backend.requests.slice(begin).map(({ method, path }) => `${method} ${path.split('?')[0]}`);

const FILL = `
  ${insertProducts(FIRST_PAGE_SIZE + 40)};
  update products set description = 'Tırnak " ve ters bölü \\ ve ₺', in_stock = false where id = 90;
  insert into brands (name, logo) values ('SACHS', 'a.svg'), ('BOSCH', 'b.svg');
  insert into slides (title, subtitle, description, image, button_text)
    values ('Kampanya', 'Alt', 'Açıklama', 'https://example.com/a.jpg', 'Gör');
  insert into contact_info (phone, email, address, working_hours, updated_at) values
    ('0312 111 11 11', 'yeni@parca.example', 'Ankara', 'Her gün', '2026-02-02'),
    ('0312 222 22 22', 'eski@parca.example', 'İzmir', 'Hafta içi', '2026-02-01')`;

describeBackend('the first page in one request', () => {
  const backend = useBackend();
  beforeEach(async () => void (await backend().sql(RESET)));

  test.for([
    ['a filled shop', FILL],
    ['an empty one', 'select 1'],
  ] as const)('has the rows and totals that the tables have, in %s', async ([, fill]) => {
    await backend().sql(fill);
    const { url, anonKey: key } = backend();
    const begin = backend().requests.length;
    const inOne = readInOne(backend());
    await Promise.all(Object.values(inOne));
    expect(requestsSince(backend(), begin)).toEqual(['GET /rpc/first_page']);

    for (const read of firstReads({ url, key })) {
      // oxlint-disable-next-line no-await-in-loop -- One table after the other.
      expect(await contentOf(inOne[read.url])).toEqual(await contentOf(fetch(read.url, read)));
    }
  });

  test('loads the same shop as the four requests', async () => {
    await backend().sql(FILL);
    const early = { answers: readInOne(backend()), stop: new AbortController() };
    const inOne = await loadFromBackend(backend(), { fetch: withEarlyReads(fetch, early) });
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
    await backend().sql(insertProducts(3));
    const begin = backend().requests.length;
    const answers = await Promise.all(Object.values(readInOne(backend())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(requestsSince(backend(), begin).toSorted()).toEqual([
      'GET /brands',
      'GET /contact_info',
      'GET /products',
      'GET /rpc/first_page',
      'GET /slides',
    ]);
  });
});
