import { expect, test, vi } from 'vitest';

import { productAddress, searchAddress } from '@/domain/products/pageAddress';

import { readShopCopy } from '../../../scripts/build/hosting/shopCopy.ts';
import { emptyTables, insertProducts } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { INSERT_OTHERS } from './loadFromBackend';

describeBackend('what a build reads', () => {
  const backend = useBackend();
  const read = async (hasOpenControls: boolean) => {
    const { url, anonKey: key } = backend();
    return readShopCopy({ url, key }, hasOpenControls);
  };

  test('is the first page without prices, and an address for each part, category and brand', async () => {
    await emptyTables(backend());
    await backend().sql(`${insertProducts(1100)}; ${INSERT_OTHERS};
      update products set original_price = 5000, discount = 10, category = 'Akü & Filtre' where id = 1100`);
    const copy = await read(true);
    const { products, contact, ...others } = JSON.parse(copy?.firstPage ?? '');
    expect(products).toHaveLength(60);
    expect(products[0]).toMatchObject({ id: 1100, price: 0, original_price: null, discount: null });
    expect(contact).toHaveProperty('phone');
    expect(Object.keys(others)).toEqual(['brands', 'slides', 'shop', 'categories']);
    expect(others.categories[0]).toEqual({ name: 'Motor', count: 1099 });
    expect(copy?.addresses.slice(0, 4)).toEqual([
      searchAddress({ category: 'Motor' }),
      searchAddress({ category: 'Akü & Filtre' }),
      searchAddress({ brand: 'BOSCH' }),
      productAddress(1),
    ]);
    expect(copy?.addresses).toHaveLength(1103);
    expect((await read(false))?.addresses).toEqual([]);
  });

  test('is read by requests that have their time each', async () => {
    await emptyTables(backend());
    await backend().sql(`${insertProducts(3100)}; ${INSERT_OTHERS}`);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await read(true);
    const signals = fetched.mock.calls.map(([, init]) => init?.signal);
    fetched.mockRestore();
    expect(signals.length).toBeGreaterThan(8);
    expect(new Set(signals).size).toBe(signals.length);
  });

  test('is nothing where the database does not answer', async () => {
    expect(await readShopCopy({ url: 'http://127.0.0.1:9', key: 'x' }, true)).toBeUndefined();
    expect(await readShopCopy({ url: backend().url, key: 'wrong' }, true)).toBeUndefined();
  });
});
