import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { knownHeaders, passwordHeader, setPassword } from '../support/owner';
import { rest } from '../support/rest';
import { contentOf, fillWithOneRowEach, insertRow, TABLES, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const { products: product, brands: brand, slides: slide, contact_info: contact } = VALID_ROWS;
const BACKUP = {
  products: [
    { ...product, name: 'B' },
    { ...product, name: 'A' },
  ],
  brands: [brand],
  slides: [],
};

describeBackend('replacing the whole shop', () => {
  const backend = useBackend();
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => fillWithOneRowEach(backend()));

  const state = async () =>
    (await rest(backend(), 'POST', 'rpc/catalog_state', { headers: passwordHeader() })).body;
  const replace = async (body: object, headers: object = {}) =>
    rest(backend(), 'POST', 'rpc/replace_catalog', {
      headers: { ...passwordHeader(), ...headers },
      body: { seen_state: await state(), ...body },
    });
  const read = async (columns: string, table: string) =>
    (await rest(backend(), 'GET', `${table}?select=${columns}&order=id.desc`)).body;

  test('returns the new ids of each list', async () => {
    const { status, body } = await replace(BACKUP);
    expect([status, body]).toEqual([200, { products: [3, 2], brands: [2], slides: [] }]);
    expect(await read('id,name', 'products')).toEqual([
      { id: 3, name: 'B' },
      { id: 2, name: 'A' },
    ]);
    expect(await read('id', 'brands')).toEqual([{ id: 2 }]);
    expect(await read('id', 'slides')).toEqual([]);
  });

  test.for<[status: number, change: object]>([
    [400, { slides: [{ ...slide, title: '' }] }],
    [400, { slides: null }],
    [400, { contact: { ...contact, phone: 'yok' } }],
    [400, { contact: [] }],
    [400, { brands: [brand, { name: 'only a name' }] }],
    [400, { products: [null] }],
    [400, { products: {} }],
    [200, { seen_state: 'another' }],
    [200, { seen_state: null }],
  ])('changes nothing and answers %i for %j', async ([status, change]) => {
    const before = await contentOf(backend());
    expect((await replace({ ...BACKUP, ...change })).status).toBe(status);
    expect(await contentOf(backend())).toBe(before);
  });

  test.for([BACKUP, { ...BACKUP, contact: null }])(
    'does not change contact details: %j',
    async (backup) => {
      const before = await read('*', 'contact_info');
      await replace(backup);
      expect(await read('*', 'contact_info')).toEqual(before);
    },
  );

  test('changes the contact details that the shop shows', async () => {
    await insertRow(backend(), 'contact_info', { ...contact, updated_at: '2100-01-01' });
    await insertRow(backend(), 'contact_info', { ...contact, updated_at: '2000-01-01' });
    await replace({ ...BACKUP, contact: { ...contact, phone: '444 1 234' } });
    expect(await read('id,phone', 'contact_info')).toEqual([
      { id: 3, phone: contact.phone },
      { id: 2, phone: '444 1 234' },
      { id: 1, phone: contact.phone },
    ]);
    const shown = 'contact_info?select=id&order=updated_at.desc&limit=1';
    expect((await rest(backend(), 'GET', shown)).body).toEqual([{ id: 2 }]);
  });

  test('writes no date of a change', async () => {
    await replace({ ...BACKUP, products: [{ ...product, updated_at: '2020-01-01' }] });
    expect(await read('updated_at', 'products')).toEqual([{ updated_at: null }]);
  });

  test('inserts contact details if there are none', async () => {
    await backend().sql('delete from contact_info where id <> 0');
    await replace({ ...BACKUP, contact });
    expect(await read(Object.keys(contact).join(), 'contact_info')).toEqual([contact]);
  });

  test.for([BACKUP, { ...BACKUP, products: [], brands: [] }])(
    'is applied once per operation id',
    async (backup) => {
      const operation = { 'x-op-id': randomUUID() };
      const first = await replace(backup, operation);
      const stored = await contentOf(backend());
      const second = await replace(backup, operation);
      expect([second.status, second.body]).toEqual([200, first.body]);
      expect(await contentOf(backend())).toBe(stored);
    },
  );

  describe('of which the state has changed', () => {
    test.for([
      'update products set price = price + 0.001',
      'update products set original_price = null',
      `update brands set logo = 'b.svg'`,
      `update slides set button_color = 'bg-blue-600'`,
      `update contact_info set working_hours = 'Her gün'`,
      'delete from contact_info where id <> 0',
    ])('changes nothing and says so after %s', async (change) => {
      const seen_state = await state();
      await backend().sql(change);
      const before = await contentOf(backend());
      const { status, body } = await replace({ ...BACKUP, seen_state });
      expect([status, body]).toEqual([200, { changed: true }]);
      expect(await contentOf(backend())).toBe(before);
    });

    test('the state of an empty shop is a text, too', async () => {
      await backend().sql(`truncate ${TABLES.join()}`);
      expect(await state()).toMatch(/^[0-9a-f]{32}$/);
    });
  });

  test('waits for a running insert and then refuses', async () => {
    const known = await knownHeaders(backend());
    const headers = JSON.stringify(known);
    const before = await state();
    const slowInsert = backend().sql(`
      set local role anon;
      select set_config('request.headers', '${headers}', true);
      insert into brands (name, logo) values ('Yavaş', 'a.svg');
      select pg_sleep(2)`);
    const asleep = "select from pg_stat_activity where wait_event = 'PgSleep'";
    await expect.poll(async () => backend().sql(asleep), { timeout: 20_000 }).toHaveLength(1);
    expect((await replace({ ...BACKUP, seen_state: before }, known)).body).toEqual({
      changed: true,
    });
    await slowInsert;
    expect(await read('name', 'brands')).toEqual([{ name: 'Yavaş' }, { name: brand.name }]);
  });
});
