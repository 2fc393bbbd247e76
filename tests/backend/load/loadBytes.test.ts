import { beforeEach, expect, test } from 'vitest';

import { describeBackend, useBackend } from '../support/useBackend';
import { loadFromBackend, RESET, untilSaved } from './loadFromBackend';

const LISTS = ['products', 'brands', 'slides'] as const;

/** A shop with this many products, brands and slides, with texts as long as a trader's. */
function fill(count: number, description: number): string {
  return `
    ${RESET}
    insert into products (name, price, original_price, image, category, brand, description, created_at)
    select 'Sol Ön Far ' || n, n, n + 1, 'https://ornek.example/resimler/' || md5(n::text) || '.webp',
      'Farlar', 'HELLA', repeat('ş', ${description}), timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(1, ${count}) n;
    insert into brands (name, logo) select 'Marka ' || n, 'images/' || n || '.svg' from generate_series(1, ${count}) n;
    insert into slides (title, subtitle, description, image, button_text)
    select 'Kampanya ' || n, 'Alt', 'Açıklama', 'images/' || n || '.webp', 'Gör' from generate_series(1, ${count}) n;
  `;
}

describeBackend('before a visitor scrolls', () => {
  const backend = useBackend();
  let bytes = 0;
  let requests = 0;
  beforeEach(() => {
    bytes = 0;
    requests = 0;
  });

  async function countingFetch(...request: Parameters<typeof fetch>): Promise<Response> {
    const answer = await fetch(...request);
    requests += 1;
    bytes += (await answer.clone().arrayBuffer()).byteLength;
    return answer;
  }

  test.each([
    // The four first reads; then a page of products and, from 61 brands on, one of brands.
    { count: 4, description: 100, expected: 4, shown: [4, 4, 4] },
    { count: 1000, description: 100, expected: 6, shown: [undefined, 300, 60] },
    { count: 5000, description: 100, expected: 6, shown: [undefined, 300, 60] },
    { count: 50_000, description: 100, expected: 6, shown: [undefined, 300, 60] },
    { count: 1000, description: 1000, expected: 6, shown: [undefined, 300, 60] },
  ])('$count products with texts of $description letters are at most 400 KB', async (shop) => {
    await backend().sql(fill(shop.count, shop.description));
    const { copies } = await loadFromBackend(backend(), { fetch: countingFetch });
    await untilSaved(copies, ...LISTS);
    const copied = LISTS.map((list) => JSON.parse(copies.get(`ornekoto_${list}`) ?? '').length);
    expect(copied).toEqual(shop.shown.map((length) => length ?? copied[0]));
    expect(copied[0]).toBeGreaterThan(Math.min(shop.count, 100) - 1);
    expect(requests).toBe(shop.expected);
    expect(bytes).toBeLessThanOrEqual(400_000);
  });
});
