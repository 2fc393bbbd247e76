import { beforeEach, expect, test, vi } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';

import type { Fault } from '../../../scripts/backend/gateway/requests.ts';
import { describeBackend, useBackend } from '../support/useBackend';
import { insertProducts, loadFromBackend, RESET, untilSaved } from './loadFromBackend';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

const yesterday = [
  {
    id: 7,
    name: 'Dünkü',
    price: 5,
    image: '',
    category: 'Motor',
    brand: 'BOSCH',
    description: 'Test',
    inStock: true,
  },
];
const copy = JSON.stringify(yesterday);

describeBackend('a load that fails', () => {
  let broken: { path: string; fault: Fault } | undefined;
  const backend = useBackend({
    onRequest: ({ path }) => (broken && path.startsWith(broken.path) ? broken.fault : undefined),
  });
  beforeEach(async () => {
    broken = undefined;
    logged.mockClear();
    await backend().sql(`${RESET} ${insertProducts(3)}`);
  });

  test.each<[string, Fault]>([
    ['503', { status: 503, body: { message: 'Service Unavailable' } }],
    ['a cut connection', 'drop'],
    ['no answer', 'hang'],
    ['404 with an empty list', { status: 404, body: [] }],
    ['404 with an empty body', { status: 404 }],
  ])('%s: only this table falls back, and nothing is written', async (_, fault) => {
    broken = { path: '/products', fault };
    const begin = backend().requests.length;
    const { catalog, copies } = await loadFromBackend(backend(), {
      saved: { ornekoto_products: copy },
      limit: 2000,
    });
    await untilSaved(copies, 'products', 'brands', 'slides', 'contact');

    expect(catalog.products).toEqual(yesterday);
    expect(catalog.brands).toEqual(sampleCatalog.brands);
    expect(copies.get('ornekoto_products')).toBe(copy);
    expect(await backend().sql('select name from products order by id')).toHaveLength(3);
    const writes = backend()
      .requests.slice(begin)
      .filter(({ method }) => method !== 'GET');
    expect(writes.map(({ path }) => path)).toEqual(['/rpc/seed_samples']);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('products'),
      expect.any(Error),
    );
  });

  test('a backend that never answers: samples, within the time limit', async () => {
    broken = { path: '/', fault: 'hang' };
    const begin = performance.now();
    const { catalog, copies } = await loadFromBackend(backend(), { limit: 500 });
    expect(performance.now() - begin).toBeLessThan(5000);
    expect(catalog).toEqual(sampleCatalog);
    expect(copies.size).toBe(0);
  });

  test('a backend that drops every connection: samples, without retries', async () => {
    broken = { path: '/', fault: 'drop' };
    const begin = backend().requests.length;
    const { catalog } = await loadFromBackend(backend());
    expect(catalog).toEqual(sampleCatalog);
    expect(backend().requests).toHaveLength(begin + 4);
  });

  test('a wrong key: samples', async () => {
    const { catalog } = await loadFromBackend({ url: backend().url, anonKey: 'wrong' });
    expect(catalog).toEqual(sampleCatalog);
  });
});
