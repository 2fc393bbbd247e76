import { beforeEach, expect, test } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';

import { describeBackend, useBackend } from '../support/useBackend';
import { loadFromBackend, RESET, untilSaved } from './loadFromBackend';

describeBackend('a load that seeds', () => {
  const backend = useBackend();
  beforeEach(async () => void (await backend().sql(RESET)));

  test('fills an empty backend with the samples in their order, by one call', async () => {
    const begin = backend().requests.length;
    const { catalog, copies } = await loadFromBackend(backend());
    expect(catalog).toEqual(sampleCatalog);
    const writes = backend()
      .requests.slice(begin)
      .filter(({ method }) => method !== 'GET');
    expect(writes.map(({ path }) => path)).toEqual(['/rpc/seed_samples']);
    await untilSaved(copies, 'products', 'brands', 'slides', 'contact');
  });

  test('does not write to a filled backend', async () => {
    await loadFromBackend(backend());
    const begin = backend().requests.length;
    expect((await loadFromBackend(backend())).catalog).toEqual(sampleCatalog);
    expect(
      backend()
        .requests.slice(begin)
        .map(({ method }) => method),
    ).toEqual(Array.from({ length: 4 }, () => 'GET'));
  });

  test('shows the samples once to eight visitors at the same time', async () => {
    const visits = await Promise.all(
      Array.from({ length: 8 }, async () => loadFromBackend(backend())),
    );
    expect(visits.map(({ catalog }) => catalog)).toEqual(visits.map(() => sampleCatalog));
    const [counts] = await backend().sql(`
    select (select count(*)::int from products) as products,
           (select count(*)::int from brands) as brands,
           (select count(*)::int from slides) as slides
  `);
    expect(counts).toEqual({ products: 4, brands: 10, slides: 3 });
  });

  test('leaves a list empty that the owner has emptied, and keeps the others', async () => {
    await loadFromBackend(backend());
    await backend().sql('delete from brands where id <> 0');
    const { catalog, copies } = await loadFromBackend(backend());
    expect(catalog).toEqual({ ...sampleCatalog, brands: [] });
    await untilSaved(copies, 'brands');
    expect(copies.get('ornekoto_brands')).toBe('[]');
  });
});
