import { beforeEach, expect, test } from 'vitest';

import { productAddress, searchAddress } from '@/domain/products/pageAddress';

import { rest } from '../support/rest';
import {
  emptyTables,
  fillWithOneRowEach,
  insertProducts,
  insertRow,
  VALID_ROWS,
} from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const SITE = 'https://dukkan.example/a&b';
const BASE = 'https://dukkan.example/a&amp;b/';

describeBackend('pages of parts and the sitemap', () => {
  const backend = useBackend();
  beforeEach(async () => emptyTables(backend()));

  const ask = async (asked: Record<string, string>) =>
    fetch(`${backend().url}/rest/v1/rpc/product_sitemap?${new URLSearchParams(asked)}`, {
      headers: { apikey: backend().anonKey },
    });

  async function addressesOf(page: number): Promise<string[]> {
    const text = await (await ask({ site: SITE, page: String(page) })).text();
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  }

  test('a part comes with the contact details, as reading the tables answers them', async () => {
    await fillWithOneRowEach(backend());
    const { status, body } = await rest(backend(), 'GET', 'rpc/part_page?id=1');
    const { body: products } = await rest(backend(), 'GET', 'products');
    const { body: contacts } = await rest(backend(), 'GET', 'contact_info');
    expect(status).toBe(200);
    expect([body]).toEqual([
      { product: (products as unknown[])[0], contact: (contacts as unknown[])[0] },
    ]);
    const { body: missing } = await rest(backend(), 'GET', 'rpc/part_page?id=999999999999999');
    expect(missing).toMatchObject({ product: null, contact: { id: 1 } });
  });

  test('the index names pages of 10,000 addresses, each address once', async () => {
    await backend().sql(insertProducts(10_000));
    const index = await ask({ site: SITE });
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(index.headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate');
    expect(await index.text()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <sitemap><loc>${BASE}sitemap-1.xml</loc></sitemap>
  <sitemap><loc>${BASE}sitemap-2.xml</loc></sitemap>
</sitemapindex>
`);
    const [first, second] = await Promise.all([addressesOf(1), addressesOf(2)]);
    expect([first.length, second.length]).toEqual([10_000, 3]);
    const wanted = ['', '?kategori=Motor', '?marka=BOSCH'];
    for (let id = 1; id <= 10_000; id += 1) wanted.push(productAddress(id));
    expect([...first, ...second]).toEqual(wanted.map((address) => BASE + address));
    expect((await ask({ site: SITE, page: '3' })).status).toBe(404);
    expect((await ask({ site: SITE, page: '0' })).status).toBe(404);
  });

  test('categories and brands have the addresses that the shop gives them', async () => {
    const category = 'Akü & Filtre* İ+/~’🔧_-.';
    const brand = 'a"<b>\'(%)ğ';
    await insertRow(backend(), 'products', { ...VALID_ROWS.products, category, brand });
    expect(await addressesOf(1)).toEqual([
      BASE,
      BASE + searchAddress({ category }),
      BASE + searchAddress({ brand }),
      `${BASE}?parca=1`,
    ]);
  });

  const dateOf = async () =>
    /<lastmod>(.*?)<\/lastmod>/.exec(await (await ask({ site: SITE, page: '1' })).text())?.[1];

  test('the date of a part is that of its last change, and a change that changes nothing has none', async () => {
    await backend().sql(insertProducts(1));
    expect(await dateOf()).toBe('2026-01-01T00:00:00Z');
    await backend().sql('update products set price = price');
    expect(await dateOf()).toBe('2026-01-01T00:00:00Z');
    const before = Math.floor(Date.now() / 1000);
    await backend().sql('update products set price = price + 1');
    expect(Date.parse((await dateOf()) ?? '') / 1000).toBeGreaterThanOrEqual(before);
  });

  test('an address that is none is refused', async () => {
    expect((await ask({ site: 'dukkan' })).status).toBe(400);
    expect((await ask({ site: 'https://a.example/?b' })).status).toBe(400);
  });
});
