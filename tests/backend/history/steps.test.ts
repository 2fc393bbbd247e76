import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, expect, test } from 'vitest';

import { runInSequence } from '../save/saveToBackend';
import { setPassword } from '../support/owner';
import { insertProducts, TABLES, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { forgetHistory, historyOf } from './historyOf';

const { products: product, brands: brand, slides: slide, contact_info: contact } = VALID_ROWS;
const named = (name: string) => ({ ...product, name });
const NOTHING = { added: [], edited: [], deleted: [] };

describeBackend('the history of the owner’s changes', () => {
  const backend = useBackend();
  const phone = historyOf(backend, 'phone');
  const laptop = historyOf(backend, 'laptop');
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => forgetHistory(backend()));

  const readPage = async (older_than?: number) => {
    const { entries, more } = await phone.call<{ entries: { id: number }[]; more: boolean }>(
      'recent_changes',
      { older_than },
    );
    return [entries.length, entries[0]?.id, entries.at(-1)?.id, more];
  };

  test('has the counts, names and columns of a step, and which browser has made it', async () => {
    await phone.send('POST', 'products', [product, { ...product, name: 'Ayna' }]);
    await laptop.send('PATCH', 'products?id=eq.2', { price: 5, in_stock: false });
    await backend().sql('delete from products where id = 1');
    expect(await phone.changes()).toMatchObject([
      { device: 'none', counts: { products: { deleted: 1 } }, names: [product.name], columns: [] },
      { device: 'other', counts: { products: { edited: 1 } }, columns: ['in_stock', 'price'] },
      { device: 'this', counts: { products: { added: 2 } }, names: ['Ayna', product.name] },
    ]);
    expect((await laptop.changes()).map(({ device }) => device)).toEqual(['none', 'this', 'other']);
  });

  test('remembers every table', async () => {
    await runInSequence(
      TABLES,
      async (table) => void (await phone.send('POST', table, VALID_ROWS[table])),
    );
    expect((await phone.changes()).map(({ counts, names }) => [counts, names])).toEqual(
      [contact['phone'], slide['title'], brand['name'], product['name']].map((name, index) => [
        { [TABLES[3 - index] ?? '']: { added: 1 } },
        [name],
      ]),
    );
  });

  test('has one step for the requests of one x-step, also when another browser writes between them', async () => {
    const key = randomUUID();
    const headers = { 'x-step': `${key} brand` };
    await phone.send('POST', 'brands', brand, headers);
    await laptop.send('POST', 'slides', slide);
    await phone.send('POST', 'products', product, headers);
    await phone.send('PATCH', 'products?id=eq.1', { brand: 'FEBI' }, headers);
    expect(await phone.changes()).toMatchObject([
      { counts: { slides: { added: 1 } } },
      {
        key,
        kind: 'brand',
        counts: { brands: { added: 1 }, products: { added: 1, edited: 1 } },
        names: [brand['name'], product['name']],
        columns: ['brand'],
      },
    ]);
  });

  test.for(['', 'item', randomUUID(), `${randomUUID()} Ürün`, 'x item'])(
    'takes the transaction for the step where the header is missing or wrong: %s',
    async (header) => {
      const headers = header === '' ? {} : { 'x-step': encodeURIComponent(header) };
      await phone.send('POST', 'products', [product, product], headers);
      const edited = [{ id: 1, seen: {}, wanted: { price: 3 } }];
      const body = { ...NOTHING, added: [product], edited, deleted: [{ id: 2, seen: {} }] };
      await phone.call('change_products', body, headers);
      expect(await phone.changes()).toMatchObject([
        { key: null, kind: null, counts: { products: { added: 1, edited: 1, deleted: 1 } } },
        { key: null, kind: null, counts: { products: { added: 2 } } },
      ]);
    },
  );

  test('notes nothing for a statement that changes no value, nor for one that is refused', async () => {
    await backend().sql('truncate private.filled_lists; select seed_samples()');
    await phone.send('POST', 'contact_info', contact);
    await phone.send('PATCH', 'products?id=neq.0', { in_stock: true });
    await phone.send('PATCH', 'contact_info?id=eq.1', { updated_at: '2026-01-01' });
    await phone.send('PATCH', 'products?id=neq.0', { price: -1 });
    await phone.send('POST', 'products', []);
    expect(await phone.changes()).toMatchObject([{ counts: { contact_info: { added: 1 } } }]);
  });

  test('does not remember the samples, but what comes after them in one transaction', async () => {
    await backend().sql('truncate private.filled_lists');
    await backend().sql(
      'begin; select seed_samples(); update brands set logo = $$a.svg$$ where id = 1; commit',
    );
    expect(await phone.changes()).toMatchObject([{ counts: { brands: { edited: 1 } } }]);
  });

  test('has a step for TRUNCATE', async () => {
    await phone.send('POST', 'products', [product, product]);
    await backend().sql('truncate products, brands');
    expect(await phone.newest()).toMatchObject({ counts: { products: { deleted: 2 } } });
  });

  // A plan that compares each row with each other would take longer than a test may.
  test('plans a statement of 40,000 rows anew after one of a single row', async () => {
    await backend().sql(insertProducts(40_000));
    const raise = 'update products set price = price + 1 where id';
    await backend().sql(`${raise} = 1; ${raise} <> 0`);
    expect((await phone.newest()).counts).toEqual({ products: { edited: 40_001 } });
  });

  test('is read fifty steps at a time', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Marka ${index}`);
    const add = "insert into brands (name, logo) values ($1, 'a.svg')";
    await runInSequence(names, async (name) => void (await backend().sql(add, [name])));
    expect(await readPage()).toEqual([50, 120, 71, true]);
    expect(await readPage(71)).toEqual([50, 70, 21, true]);
    expect(await readPage(21)).toEqual([20, 20, 1, false]);
  });

  test('is searched by the names that a product has or had', async () => {
    const names = ['Ön Fren Balatası', 'Işık Müşürü', 'Far'];
    await phone.send('POST', 'products', names.map(named));
    await phone.send('PATCH', 'products?id=eq.1', { price: 1 });
    await phone.send('PATCH', 'products?id=eq.1', { name: 'Disk' });
    await phone.send('DELETE', 'products?id=eq.2');
    await phone.send('PATCH', 'products?id=eq.3', { price: 2 });
    const find = async (search: string) => (await phone.changes({ search })).map(({ id }) => id);
    expect(await find('fren balata')).toEqual([3, 2, 1]);
    expect(await find('disk')).toEqual([3, 2, 1]);
    expect(await find('isik musuru')).toEqual([4, 1]);
    expect(await find('amortisör')).toEqual([]);
    expect(await find(' ')).toEqual([5, 4, 3, 2, 1]);
  });

  test('is searched by a name that a thousand products have', async () => {
    const { sql } = backend();
    const add = async (name: string) =>
      sql(`insert into products (name, price, image, category, brand, description)
        select '${name} ' || n, n, 'a.jpg', 'Motor', 'MANN', 'Yeni' from generate_series(1, 1100) n`);
    await add('Filtre');
    await add('Conta');
    await sql("update products set price = 5 where name = 'Filtre 7'");
    await sql("update products set price = 5 where name = 'Conta 7'");
    await sql("delete from products where name = 'Filtre 7'");
    const found = await phone.changes({ search: 'filtre' });
    expect(found.map(({ id }) => id)).toEqual([5, 3, 1]);
  });
});
