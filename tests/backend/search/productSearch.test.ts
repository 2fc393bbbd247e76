import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeEach, expect, test } from 'vitest';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { MIGRATIONS } from '../support/migrations';
import { rest } from '../support/rest';
import { describeBackend, useBackend } from '../support/useBackend';

interface Found {
  total: number;
  products: Record<string, unknown>[];
}

async function search(
  backend: LocalBackend,
  query: string,
  filter: Record<string, string> = {},
): Promise<Found> {
  const asked = new URLSearchParams({ query, ...filter });
  const { status, body } = await rest(backend, 'GET', `rpc/search_products?${asked}`);
  expect(status).toBe(200);
  return body as Found;
}

const namesOf = ({ products }: Found) => products.map(({ name }) => name);

/** The newest last. */
const FILL = `
  truncate products restart identity;
  insert into products (name, price, category, brand, description) values
    ('Fren Balatası Ön', 900, 'Fren', 'BREMBO', 'Astra J ve Corsa D. OEM: 0 986 494 123'),
    ('Işık Müşürü', 150, 'Elektrik', 'HELLA', 'Geri vites için. OEM: 3G0 297 873 D'),
    ('Fren Diski', 1200, 'Fren', 'BOSCH', 'Havalandırmalı, ikisi bir arada %20 indirimli')`;

const SEARCHES: [typed: string, names: string[]][] = [
  ['ışık müşürü', ['Işık Müşürü']],
  ['isik musuru', ['Işık Müşürü']],
  ['MÜŞÜR IŞIK', ['Işık Müşürü']],
  ['3G0 297 873 D', ['Işık Müşürü']],
  ['3g0.297.873.d', ['Işık Müşürü']],
  ['3G0297873D', ['Işık Müşürü']],
  ['0986494', ['Fren Balatası Ön']],
  ['fren', ['Fren Diski', 'Fren Balatası Ön']],
  ['fren bosch', ['Fren Diski']],
  ['fren hella', []],
  ['astra', ['Fren Balatası Ön']],
  ['%20', ['Fren Diski']],
  ['%', ['Fren Diski', 'Işık Müşürü', 'Fren Balatası Ön']],
  ["'; drop table products; --", []],
  ['', ['Fren Diski', 'Işık Müşürü', 'Fren Balatası Ön']],
  [`fren${' '.repeat(100)}hella`, ['Fren Diski', 'Fren Balatası Ön']],
];

describeBackend('a search', () => {
  const backend = useBackend();
  beforeEach(async () => backend().sql(FILL));

  test.for(SEARCHES)('for %j finds %j', async ([typed, names]) => {
    const found = await search(backend(), typed);
    expect(namesOf(found)).toEqual(names);
    expect(found.total).toBe(names.length);
  });

  test('answers with the columns of the table', async () => {
    const { products } = await search(backend(), 'diski');
    const { body } = await rest(backend(), 'GET', 'products?name=eq.Fren%20Diski');
    expect(products).toEqual(body);
  });

  test('keeps to a category and a brand', async () => {
    expect(namesOf(await search(backend(), '', { in_category: 'Elektrik' }))).toEqual([
      'Işık Müşürü',
    ]);
    expect(namesOf(await search(backend(), 'fren', { in_brand: 'BREMBO' }))).toEqual([
      'Fren Balatası Ön',
    ]);
    expect((await search(backend(), 'fren', { in_category: 'Elektrik' })).total).toBe(0);
  });

  test('pages through all it has found, at most 100 at a time', async () => {
    await backend().sql(`insert into products (name, price, category, brand, description)
      select 'Parça ' || n, n, 'Motor', 'BOSCH', 'Test' from generate_series(1, 250) n`);
    const pages = await Promise.all(
      ['0', '100', '200', '300'].map(async (skip) =>
        search(backend(), 'parca', { skip, page_size: '5000' }),
      ),
    );
    const prices = pages.flatMap(({ products }) => products.map(({ price }) => price));
    expect(prices).toEqual(Array.from({ length: 250 }, (_, index) => 250 - index));
    expect(pages.map(({ total }) => total)).toEqual([250, 250, 250, 250]);
    expect((await search(backend(), 'parca')).products).toHaveLength(24);
  });

  test('finds what was changed and added, and no more what was changed and deleted', async () => {
    await backend().sql(`
      update products set name = 'Sis Farı' where name = 'Işık Müşürü';
      delete from products where name = 'Fren Diski';
      insert into products (name, price, category, brand, description) values ('Akü', 1, 'Elektrik', 'VARTA', 'Test')`);
    expect(namesOf(await search(backend(), 'isik musuru'))).toEqual([]);
    expect(namesOf(await search(backend(), 'sis fari'))).toEqual(['Sis Farı']);
    expect(namesOf(await search(backend(), 'diski'))).toEqual([]);
    expect(namesOf(await search(backend(), 'varta'))).toEqual(['Akü']);
    const words = await backend().sql('select product_id from private.product_words');
    expect(words).toHaveLength(3);
  });

  test('can take the index', async () => {
    const plan = await backend().sql(`
      set local enable_seqscan = off;
      explain select from private.product_words where words like '%musuru%'`);
    expect(JSON.stringify(plan)).toContain('product_words_trigrams');
  });
});

describeBackend(
  'a database that has products before the search, and no right to install pg_trgm',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
    cpSync(MIGRATIONS, folder, { recursive: true });
    // Runs directly before the search. Afterwards the role can install no extension.
    writeFileSync(
      path.join(folder, '20261125100999_before.sql'),
      `insert into products (name, price, category, brand, description)
      values ('Debriyaj Seti', 2850, 'Debriyaj', 'SACHS', 'Baskı, balata ve rulman.');
    revoke create on database postgres from postgres;`,
    );
    afterAll(() => rmSync(folder, { recursive: true }));
    const backend = useBackend({ migrationsFolder: folder });

    test('finds its products without an index', async () => {
      const extensions = await backend().sql("select from pg_extension where extname = 'pg_trgm'");
      expect(extensions).toEqual([]);
      expect(namesOf(await search(backend(), 'debriyaj sachs'))).toEqual(['Debriyaj Seti']);
    });
  },
);
