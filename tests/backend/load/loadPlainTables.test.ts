import { beforeEach, expect, test } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend, useBackend } from '../support/useBackend';
import { loadFromBackend, untilSaved } from './loadFromBackend';

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
