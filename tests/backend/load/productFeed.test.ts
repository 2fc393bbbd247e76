import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { productIn } from '@/domain/products/pageAddress';
import { FEED_CASES } from '@/panel/domain/testing/feedCases';

import { connect, rowsOf, SUPERUSER } from '../../../scripts/backend/database/database.ts';
import { emptyTables } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const SITE = 'https://dukkan.example/vitrin';
const PHOTO = 'https://db.example/storage/v1/object/public/pictures/a.jpg';

const PART = {
  name: 'Ön Balata',
  price: 1250.5,
  image: PHOTO,
  category: 'Fren',
  brand: 'BOSCH',
  description: 'Dört parça.',
  in_stock: true,
};

describeBackend('the feed', () => {
  const backend = useBackend();
  beforeEach(async () => emptyTables(backend()));

  /** Asks as Meta does: without a header of ours. */
  async function ask(site = SITE): Promise<Response> {
    const asked = new URLSearchParams({ site, apikey: backend().anonKey });
    return fetch(`${backend().url}/rest/v1/rpc/product_feed?${asked}`);
  }

  /** The file as another program reads it: PostgreSQL's own reader of CSV. */
  async function read(): Promise<Record<string, string>[]> {
    const text = await (await ask()).text();
    const { socketFolder } = backend();
    const file = path.join(socketFolder, 'feed.csv');
    writeFileSync(file, text, { mode: 0o644 });
    const [heading = ''] = text.split('\r\n');
    const pool = connect(socketFolder, SUPERUSER);
    const rows = pool.query<Record<string, string>>(`
      create temporary table feed (${heading.replaceAll(',', ' text, ')} text);
      copy feed from '${file}' with (format csv, header, force_not_null (sale_price, mpn));
      select * from feed`);
    return rowsOf(rows).finally(async () => pool.end());
  }

  /** The last one is the newest. */
  async function add(...parts: Record<string, unknown>[]): Promise<void> {
    const products = parts.map((values) => Object.assign({ ...PART }, values));
    await backend().sql(
      `insert into products (name, price, original_price, image, category, brand, vehicles, description, in_stock)
      select name, price, original_price, image, category, brand, vehicles, description, in_stock
      from json_populate_recordset(null::products, $1)`,
      [JSON.stringify(products)],
    );
  }

  test('is a file with a part as Meta wants it, for an hour', async () => {
    await add({ description: 'Dört parça.\nParça no: 0986424797; 1K0698151' });
    const { headers } = await ask();
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="katalog.csv"');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await read()).toEqual([
      {
        id: '1',
        title: 'Ön Balata',
        description: 'Dört parça.',
        availability: 'in stock',
        condition: 'new',
        price: '1250.50 TRY',
        sale_price: '',
        link: 'https://dukkan.example/vitrin/?parca=1',
        image_link: PHOTO,
        brand: 'BOSCH',
        mpn: '0986424797',
        product_type: 'Fren',
      },
    ]);
  });

  test('keeps quotes, lines, emoji and what looks like a formula', async () => {
    const texts = ['=1+1', '"Ön, Balata"', '🔧 -5', '@x', '+90', '-1+1', "'-1+1"];
    await add(...texts.map((name) => ({ name, description: `İki\nsatır, "tırnak" 🔧` })));
    const found = await read();
    expect(found.map(({ title }) => title)).toEqual([
      "''-1+1",
      "'-1+1",
      "'+90",
      "'@x",
      '🔧 -5',
      '"Ön, Balata"',
      "'=1+1",
    ]);
    expect(new Set(found.map(({ description }) => description))).toEqual(
      new Set([`İki\nsatır, "tırnak" 🔧`]),
    );
  });

  test('has a sentence where the description says nothing, and no addresses in it', async () => {
    await add({ description: 'Ön Balata\nParça no: 0986424797' });
    await add({
      name: 'x'.repeat(200),
      description: `Bkz. https://a.example/b?c www.b.example ${'y'.repeat(600)}`,
    });
    const [long, bare] = await read();
    expect(bare?.['description']).toBe('Ön Balata, BOSCH, Fren, 0986424797');
    expect(long?.['title']).toHaveLength(150);
    expect(long?.['description']).toBe(`Bkz.   ${'y'.repeat(493)}`);
  });

  test('has the vehicles behind the description', async () => {
    await add({ vehicles: 'Golf VII 2013-2019\n Leon, Octavia' });
    const [part] = await read();
    expect(part?.['description']).toBe(
      'Dört parça.\nUyumlu araçlar: Golf VII 2013-2019, Leon, Octavia',
    );
  });

  test('has a discount as two prices, and complete addresses of pictures', async () => {
    await add({ original_price: 1450, in_stock: false, image: 'images/a.jpg' });
    await add({ original_price: 1000, image: '/kok/b.png' });
    const [other, reduced] = await read();
    expect(reduced).toMatchObject({
      price: '1450.00 TRY',
      sale_price: '1250.50 TRY',
      availability: 'out of stock',
      image_link: `${SITE}/images/a.jpg`,
    });
    expect(other).toMatchObject({
      price: '1250.50 TRY',
      sale_price: '',
      image_link: 'https://dukkan.example/kok/b.png',
    });
  });

  test('leaves out what the panel counts', async () => {
    await add(...FEED_CASES.map(({ price, image }, at) => ({ name: `Parça ${at}`, price, image })));
    const names = FEED_CASES.flatMap(({ gap }, at) => (gap === undefined ? [`Parça ${at}`] : []));
    expect((await read()).map(({ title }) => title)).toEqual(names.toReversed());
  });

  test('has links that lead to the parts they stand beside, also of a thousand', async () => {
    await add(...Array.from({ length: 1000 }, (_, index) => ({ name: `Parça ${index}` })));
    const rows = await backend().sql<{ id: string; name: string }>('select id, name from products');
    const names = new Map(rows.map(({ id, name }) => [Number(id), name]));
    const found = await read();
    expect(new Set(found.map(({ link }) => link)).size).toBe(1000);
    for (const { link = '', title } of found) {
      expect(names.get(productIn(new URL(link).search) ?? 0)).toBe(title);
    }
  });

  test('is made for two readers at a time, and others are asked to come again', async () => {
    const pool = connect(backend().socketFolder, SUPERUSER);
    await pool.query('select pg_advisory_lock(101200, 1)');
    expect((await ask()).status).toBe(200);
    await pool.query('select pg_advisory_lock(101200, 2)');
    expect((await ask()).status).toBe(429);
    await pool.end();
  });

  test('refuses what is no address', async () => {
    expect((await ask('dukkan')).status).toBe(400);
    expect((await ask('javascript:alert(1)')).status).toBe(400);
  });
});
