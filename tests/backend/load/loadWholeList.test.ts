import { expect, test } from 'vitest';

import { productTable } from '@/data/schema/tables';
import { createLaterPages } from '@/data/supabase/read/laterPages';
import { readList } from '@/data/supabase/read/readList';
import { createRestClient } from '@/data/supabase/restClient';
import type { Product } from '@/domain/product';

import type { RequestHook } from '../../../scripts/backend/gateway/requests.ts';
import { describeBackend, useBackend } from '../support/useBackend';
import { insertProducts, RESET } from './loadFromBackend';

describeBackend('the whole list of the owner', () => {
  let onRequest: RequestHook | undefined;
  const backend = useBackend({ onRequest: (request) => onRequest?.(request) });

  test('holds each row once and in order, although others come and go between its pages', async () => {
    await backend().sql(`${RESET} ${insertProducts(12_000)}`);
    const client = createRestClient({ url: backend().url, key: backend().anonKey }, fetch);
    const first = await readList(client, productTable, new AbortController().signal);
    let items: readonly Product[] = [];
    const receive = (_: unknown, value: unknown) => (items = value as readonly Product[]);
    const most = Number.POSITIVE_INFINITY;
    const readMore = createLaterPages(productTable, first, { client, receive, limit: 8000, most });
    let pages = 0;
    onRequest = async ({ path }) => {
      if (!path.startsWith('/products')) return undefined;
      pages += 1;
      if (pages === 3)
        await backend().sql('delete from products where price between 8000 and 8099');
      if (pages === 7) {
        await backend().sql(`insert into products (name, price, category, brand, description)
          select 'Yeni ' || n, 0, 'Motor', 'BOSCH', 'Test' from generate_series(1, 50) n`);
      }
      return undefined;
    };
    await readMore('all');

    const prices = items.map(({ price }) => price);
    const kept = prices.filter((price) => price < 8000 || price > 8099);
    const expected = Array.from({ length: 12_000 }, (_, index) => 12_000 - index);
    expect(kept).toEqual(expected.filter((price) => price < 8000 || price > 8099));
    expect(new Set(prices).size).toBe(prices.length);
  });
});
