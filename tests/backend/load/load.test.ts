import { beforeEach, expect, test } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { productTable } from '@/data/schema/tables';
import { readList } from '@/data/supabase/read/readList';
import { createRestClient } from '@/data/supabase/restClient';
import { readToEnd } from '@/panel/data/readCatalog';

import type { RequestHook } from '../../../scripts/backend/gateway/requests.ts';
import { PLAIN_TABLES } from '../support/plainTables.ts';
import { emptyTables, insertProducts } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { loadFromBackend, untilSaved } from './loadFromBackend';

const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

const isKept = (price: number) => price < 8000 || price > 8099;

const LISTS = ['products', 'brands', 'slides'] as const;

/** A shop with this many products, brands and slides, with texts as long as a trader's. */
function fill(count: number, description: number): string {
  return `
    insert into products (name, price, original_price, image, category, brand, description, created_at)
    select 'Sol Ön Far ' || n, n, n + 1, 'https://ornek.example/resimler/' || md5(n::text) || '.webp',
      'Farlar', 'HELLA', repeat('ş', ${description}), timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(1, ${count}) n;
    insert into brands (name, logo) select 'Marka ' || n, 'images/' || n || '.svg' from generate_series(1, ${count}) n;
    insert into slides (title, subtitle, description, image, button_text)
    select 'Kampanya ' || n, 'Alt', 'Açıklama', 'images/' || n || '.webp', 'Gör' from generate_series(1, ${count}) n;
  `;
}

describeBackend('a load', () => {
  let onRequest: RequestHook | undefined;
  const backend = useBackend({ onRequest: (request) => onRequest?.(request) });
  beforeEach(async () => {
    onRequest = undefined;
    await emptyTables(backend());
  });

  test('of the owner holds each row once and in order, although others come, change and go between its pages', async () => {
    await backend().sql(insertProducts(12_000));
    const client = createRestClient({ url: backend().url, key: backend().anonKey }, fetch);
    const first = await readList({ client, signal: new AbortController().signal }, productTable);
    const changes = new Map([
      [3, 'delete from products where price between 8000 and 8099'],
      [5, "update products set name = 'Yeni ad' where id % 3 = 0"],
      [
        7,
        `insert into products (name, price, category, brand, description)
          select 'Yeni ' || n, 0, 'Motor', 'BOSCH', 'Test' from generate_series(1, 50) n`,
      ],
    ]);
    let pages = 0;
    onRequest = async ({ path }) => {
      const change = path.startsWith('/products') ? changes.get(++pages) : undefined;
      if (change !== undefined) await backend().sql(change);
      return undefined;
    };
    const items = await readToEnd({ client, limit: 8000 }, productTable, first);

    const prices = items.map(({ price }) => price);
    expect(prices.filter(isKept)).toEqual(numbers(12_000, 1).filter(isKept));
    expect(new Set(prices).size).toBe(prices.length);
  });

  test.each([
    { count: 5000, length: 100 },
    { count: 1000, length: 1000 },
  ])(
    'before a visitor scrolls is at most 400 KB: $count items with texts of $length letters',
    async (shop) => {
      await backend().sql(fill(shop.count, shop.length));
      let bytes = 0;
      let requests = 0;
      const { copies } = await loadFromBackend(backend(), {
        async fetch(...request) {
          const answer = await fetch(...request);
          requests += 1;
          bytes += (await answer.clone().arrayBuffer()).byteLength;
          return answer;
        },
      });
      await untilSaved(copies, ...LISTS);
      const [products, brands, slides] = LISTS.map(
        (list) => JSON.parse(copies.get(`ornekoto_${list}`) ?? '').length,
      );
      expect(products).toBeGreaterThanOrEqual(100);
      expect([brands, slides]).toEqual([300, 60]);
      // The four first reads; then a page of products, and one of brands.
      expect(requests).toBe(6);
      expect(bytes).toBeLessThanOrEqual(400_000);
    },
  );
});

describeBackend('a load from a server that returns fewer rows than a page asks for', () => {
  const backend = useBackend({ maxRows: 50 });

  test('reads the whole list', async () => {
    await backend().sql(insertProducts(230));
    const { catalog, longer, copies } = await loadFromBackend(backend());
    await untilSaved(copies, 'products');
    expect(catalog.products).toHaveLength(50);
    expect(longer.at(-1)?.products?.map(({ price }) => price)).toEqual(numbers(230, 1));
  });
});

describeBackend('a load from a database that has only the tables', () => {
  const backend = useBackend(PLAIN_TABLES);
  beforeEach(async () => {
    await backend().sql('truncate products, brands, slides, contact_info restart identity');
  });

  test('the samples are there once after eight visitors at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, async () => loadFromBackend(backend())));
    const { catalog } = await loadFromBackend(backend());
    const names = ({ products, brands, slides }: typeof catalog) => [
      products.map(({ name }) => name),
      brands.map(({ name }) => name),
      slides.map(({ title }) => title),
    ];
    expect(names(catalog)).toEqual(names(sampleCatalog));
  });

  test('rows without a date are first and are paged too', async () => {
    await backend().sql(`
    insert into products (name, price, created_at)
    select 'Parça', n, case when n > 50 then null else timestamptz '2026-01-01' end
    from generate_series(1, 120) n
  `);
    const { longer, copies } = await loadFromBackend(backend());
    await untilSaved(copies, 'products');
    const prices = longer.at(-1)?.products?.map(({ price }) => price);
    expect(prices).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
  });
});
