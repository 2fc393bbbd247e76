import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { insteadLine } from '@/content/search/insteadLine';
import { readQuestion } from '@/content/search/question';
import type { Product } from '@/domain/product';
import type { RelaxedWords } from '@/domain/products/productQuery';
import { ASKED_PARTS, QUESTIONS } from '@/domain/testing/questionCases';
import { COUNTED, SEARCHED, SEARCH_TABLES } from '@/domain/testing/searchCases';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { MIGRATIONS } from '../support/migrations';
import { rest } from '../support/rest';
import { describeBackend, useBackend } from '../support/useBackend';

interface Found {
  total: number;
  products: Record<string, unknown>[];
  meant?: string;
  relaxed?: RelaxedWords;
}

async function search(
  backend: LocalBackend,
  query: string,
  others: Record<string, string> = {},
): Promise<Found> {
  const asked = new URLSearchParams({ query, ...others });
  const { status, body } = await rest(backend, 'GET', `rpc/search_products?${asked}`);
  expect(status).toBe(200);
  return body as Found;
}

const namesOf = ({ products }: Found) => products.map(({ name }) => name);

/** The rows have the ids of the cases. Later rows get other ids. */
const fill = (products: readonly Product[]) => `
  truncate products;
  alter table products alter id restart with 100;
  insert into products (id, name, price, category, brand, vehicles, description, in_stock) overriding system value
  select id, name, price, category, brand, vehicles, description, item."inStock"
  from json_to_recordset('${JSON.stringify(products.toReversed())}')
    as item (id bigint, name text, price numeric, category text, brand text, vehicles text, description text, "inStock" boolean)`;

describeBackend('a search of the page’s cases', () => {
  const backend = useBackend();

  describe.each(SEARCH_TABLES)('in $products.length products', ({ products, searches }) => {
    beforeAll(async () => backend().sql(fill(products)));

    test.for(searches)('for %j finds %j', async ([asked, ids, instead]) => {
      const { text = '', category = '', brand = '', onlyInStock = false, sortBy = '' } = asked;
      const { carNames = [], carDetails = [], fitting = '' } = asked;
      const found = await search(backend(), text, {
        in_category: category,
        in_brand: brand,
        only_in_stock: String(onlyInStock),
        sort_by: sortBy,
        car_names: carNames.join(' '),
        car_details: carDetails.join(' '),
        fitting,
      });
      expect(found.products.map(({ id }) => id)).toEqual(ids);
      expect(found.total).toBe(ids.length);
      expect(found.relaxed ?? found.meant).toEqual(instead);
    });
  });
});

describeBackend('a question', () => {
  const backend = useBackend();
  beforeAll(async () => backend().sql(fill(ASKED_PARTS)));

  test.for(QUESTIONS)('to %j the answer is %j', async ([typed, ids, instead]) => {
    const { text, carNames, carDetails } = readQuestion(typed);
    const hints = { car_names: carNames.join(' '), car_details: carDetails.join(' ') };
    const { products, meant, relaxed } = await search(backend(), text, hints);
    expect(products.map(({ id }) => id)).toEqual(ids);
    expect(insteadLine(text, { meant, relaxed })).toBe(instead);
  });
});

describeBackend('a search', () => {
  const backend = useBackend();
  beforeEach(async () => backend().sql(fill(SEARCHED)));

  test('counts categories and brands as if they were not chosen', async () => {
    expect(await search(backend(), 'fren', { in_category: 'Fren' })).toMatchObject(COUNTED);
  });

  test('answers with the columns of the table', async () => {
    const { products } = await search(backend(), 'diski');
    const { body } = await rest(backend(), 'GET', 'products?name=eq.Fren%20Diski');
    expect(products).toEqual(body);
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
    expect((await search(backend(), 'musur')).meant).toBeUndefined();
    const words = await backend().sql('select product_id from private.product_words');
    expect(words).toHaveLength(SEARCHED.length);
  });

  test.each([
    ['brand', 'VARTA', 'varta'],
    ['category', 'Soğutma', 'sogutma'],
    ['vehicles', 'Golf VII', 'golf'],
    ['description', 'Yeni açıklama', 'aciklama'],
    ['description', 'Parça no: 7K0 123 456', '7k0123456'],
  ])('finds a changed %s: %s', async (column, value, typed) => {
    expect(namesOf(await search(backend(), typed))).toEqual([]);
    await backend().sql(`update products set ${column} = $1 where name = 'Fren Diski'`, [value]);
    expect(namesOf(await search(backend(), typed))).toEqual(['Fren Diski']);
  });

  /** How many times it looks into the index of trigrams, and how many rows of words it reads. */
  const costOf = async (query: string) => {
    // Else the counts of earlier statements would be among them for up to a second.
    await backend().sql('select pg_stat_force_next_flush()');
    const [cost] = await backend().sql<{ scans: number; rows: number }>(`
      select search_products('${query}');
      select pg_stat_get_xact_numscans('private.product_words_trigrams'::regclass)::int as scans,
        (pg_stat_get_xact_tuples_returned(words) + pg_stat_get_xact_tuples_fetched(words))::int as rows
      from cast('private.product_words' as regclass) as words`);
    return cost ?? { scans: NaN, rows: NaN };
  };

  describe('in 5,000 more products', () => {
    beforeEach(async () => {
      await backend().sql(`insert into products (name, price, category, brand, description)
        select 'Tür' || chr(97 + n % 20), n, 'Motor', 'BOSCH', 'Araçlar için.' from generate_series(1, 5000) n`);
      await backend().sql('vacuum analyze private.product_words, public.products');
    });

    test('takes the index for a word', async () => {
      expect(await costOf('mus')).toEqual({ scans: 1, rows: 1 });
    });

    test('does not read all of them to see that two words are never together', async () => {
      expect((await costOf('turb turc')).rows).toBeLessThan(5000);
    });

    test('does not compare them with a word whose letters all of them have in other words', async () => {
      expect(await costOf('araclara zzzqq')).toMatchObject({ rows: 0 });
    });
  });

  test('that takes longer than two seconds is ended', async () => {
    await backend().sql(`
      create or replace function private.search_words(typed text) returns setof text
      language plpgsql as 'begin perform pg_sleep(4); end'`);
    const { status, body } = await rest(backend(), 'GET', 'rpc/search_products?query=far');
    expect([status, body]).toMatchObject([500, { code: '57014' }]);
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

    test('finds its products without an index, and nothing for misspelled words', async () => {
      const extensions = await backend().sql("select from pg_extension where extname = 'pg_trgm'");
      expect(extensions).toEqual([]);
      expect(namesOf(await search(backend(), 'debriyaj sachs'))).toEqual(['Debriyaj Seti']);
      expect((await search(backend(), 'debrijay')).total).toBe(0);
    });
  },
);
