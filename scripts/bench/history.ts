import type { LocalBackend } from '../backend/localBackend.ts';
import { compare } from './compare.ts';
import { median, ratio, table } from './figures.ts';
import { PASSWORD } from './ownersPresses.ts';

const PRODUCTS = 50_000;

const FILL = `
  insert into products (name, price, original_price, image, category, brand, description)
  select 'Golf 7 Ön Fren Balata Takımı ' || n, 100 + n % 3000, 3500, 'images/products/fren.webp', 'Fren', 'BREMBO',
    'Havalandırmalı iki disk ve dört balata. Yüksek karbonlu döküm, ısındığında da aynı fren mesafesi. ' || n
  from generate_series(1, ${PRODUCTS}) n`;

const TRIGGERS = `
  select tgrelid::regclass::text as list, tgname as name from pg_trigger
  where tgname like 'note_changes_of%' or tgname like 'note_prices_of%'`;

/** Fills the history to its limit, with three large steps and a thousand small ones. */
const FILL_HISTORY = `
  do $$
  begin
    for round in 1..3 loop
      perform set_config('shop.step', '', true);
      update products set name = name || '.', description = description || '.' where id <> 0;
    end loop;
    for product in 1..1000 loop
      perform set_config('shop.step', '', true);
      update products set price = price + 1 where id = (select min(id) from products) + product;
    end loop;
  end $$`;

type Request = (method: 'POST' | 'PATCH', path: string, body: object) => Promise<unknown>;

/** Sends requests as the owner's browser does. From the second one on the database knows the device. */
const ownersRequest =
  ({ url, anonKey }: LocalBackend): Request =>
  async (method, path, body) => {
    const headers = {
      apikey: anonKey,
      'content-type': 'application/json',
      'x-admin-password': Buffer.from(PASSWORD).toString('base64'),
      'x-device-token': 'c3'.repeat(32),
    };
    const init: RequestInit = { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(`${url}/rest/v1/${path}`, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };

/** Runs `work` `count` times, one after the other. Returns the median in ms. */
async function time(count: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const begin = performance.now();
    // oxlint-disable-next-line eslint/no-await-in-loop -- side by side they would slow each other down
    await work();
    times.push(performance.now() - begin);
  }
  return median(times);
}

/** The writes to measure. `cost` carries one out and returns its time in ms. */
function writes(
  { sql }: LocalBackend,
  request: Request,
): [name: string, cost: () => Promise<number>][] {
  let price = 0;
  return [
    [
      'one price',
      async () => {
        const [{ id } = {}] = await sql('select max(id) as id from products');
        return time(20, async () =>
          request('PATCH', `products?id=eq.${id}`, { price: (price += 1) }),
        );
      },
    ],
    [
      `${PRODUCTS} prices`,
      async () => {
        const rows = await sql<{ id: string; price: number }>(
          'select id, price::float from products',
        );
        const edited = rows.map(({ id, price: before }) => ({
          id: Number(id),
          seen: { price: before },
          wanted: { price: before + 1 },
        }));
        const changes = { added: [], edited, deleted: [] };
        return time(1, async () => request('POST', 'rpc/change_products', changes));
      },
    ],
    [
      `a backup of ${PRODUCTS} restored`,
      async () => {
        const products = await sql('select * from products order by created_at desc, id desc');
        const seen_state = await request('POST', 'rpc/catalog_state', {});
        const backup = { products, brands: [], slides: [], seen_state };
        return time(1, async () => request('POST', 'rpc/replace_catalog', backup));
      },
    ],
  ];
}

async function measureReads({ sql }: LocalBackend, request: Request) {
  await sql(FILL_HISTORY);
  const [size] = await sql('select bytes from private.history_size');
  const { entries } = (await request('POST', 'rpc/recent_changes', {})) as {
    entries: { id: number }[];
  };
  const reads: [string, string, object][] = [
    ['the newest 50', 'recent_changes', {}],
    ['older ones', 'recent_changes', { older_than: (entries[0]?.id ?? 0) - 900 }],
    ['a name that all have', 'recent_changes', { search: 'golf balata' }],
    ['a name that one has', 'recent_changes', { search: `takımı ${PRODUCTS}` }],
    ['a name that none has', 'recent_changes', { search: 'amortisör' }],
    ['deleted products', 'deleted_products', {}],
    ['deleted ones with a name', 'deleted_products', { search: 'golf balata' }],
  ];
  const rows: string[][] = [];
  for (const [name, called, body] of reads) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- side by side they would slow each other down
    const ms = await time(5, async () => request('POST', `rpc/${called}`, body));
    rows.push([name, ms.toFixed(0)]);
  }
  console.log(`\n${table([`of ${Number(size?.['bytes']) / 1024 / 1024} MB`, 'ms'], rows)}\n`);
}

async function measureWrites(backend: LocalBackend, request: Request, runs: number) {
  const { sql } = backend;
  const triggers = await sql<{ list: string; name: string }>(TRIGGERS);
  const targets = ['disable', 'enable'].map((state) => ({
    name: state,
    address: '',
    prepare: async () =>
      void (await sql(
        triggers.map(({ list, name }) => `alter table ${list} ${state} trigger ${name}`).join(';'),
      )),
  }));
  const rows: string[][] = [];
  let disturbed = 0;
  for (const [name, cost] of writes(backend, request)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- side by side they would slow each other down
    const measured = await compare(targets, runs, cost);
    disturbed += measured.disturbed;
    const [without = [], having = []] = measured.series.map(({ visits }) => visits);
    const times = [median(without).toFixed(0), median(having).toFixed(0)];
    rows.push([name, ...times, ratio(having, without).toFixed(2)]);
  }
  console.log(`\n${table(['ms', 'without', 'with', 'x'], rows)}\n`);
  return { disturbed, rows };
}

/** Measures the owner's writes with and without the history, in turns, and the reads of a full history. */
export async function measureHistory(backend: LocalBackend, runs: number) {
  await backend.sql('select private.set_admin_password($1)', [PASSWORD]);
  await backend.sql(`truncate products; ${FILL}`);
  await backend.sql('vacuum analyze products');
  const request = ownersRequest(backend);
  const measured = await measureWrites(backend, request, runs);
  await measureReads(backend, request);
  return measured;
}
