import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, expect, test } from 'vitest';

import { knownHeaders, setPassword } from '../support/owner';
import { rest } from '../support/rest';
import { contentOf, emptyTables, insertRow, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const { products: product } = VALID_ROWS;
const NOTHING = { added: [], edited: [], deleted: [] };
const seen = { price: product.price };
const named = (name: string) => ({ ...product, name });

describeBackend('changing products together', () => {
  const backend = useBackend();
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => {
    await emptyTables(backend());
    const rows = ['C', 'B', 'A'].map(named);
    await rest(backend(), 'POST', 'products', { key: backend().serviceKey, body: rows });
  });

  const change = async (changes: object, headers: object = {}) =>
    rest(backend(), 'POST', 'rpc/change_products', {
      headers: { ...(await knownHeaders(backend())), ...headers },
      body: { ...NOTHING, ...changes },
    });
  const read = async (columns: string) => {
    const path = `products?select=${columns}&order=created_at.desc,id.desc`;
    return (await rest(backend(), 'GET', path)).body as Record<string, unknown>[];
  };

  test('adds, edits and deletes; what is not named stays as it is', async () => {
    const [a, b, c] = await read('*');
    const { status, body } = await change({
      added: [named('Y'), named('X')],
      edited: [{ id: 3, seen, wanted: { price: 9.5, original_price: null } }],
      deleted: [{ id: 2, seen: { name: 'B' } }],
    });
    expect([status, body]).toEqual([200, { ids: [5, 4], dates: { 2: b?.created_at } }]);
    const rows = await read('*');
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(['Y', 'X']);
    const updated_at = expect.any(String);
    expect(rows.slice(2)).toEqual([{ ...a, price: 9.5, original_price: null, updated_at }, c]);
  });

  test.each([
    ['added', { added: [{ ...product, later: 'x' }] }],
    ['edited', { edited: [{ id: 3, seen: {}, wanted: { later: 'x' } }] }],
  ])(
    'answers 404 and changes nothing where a value that is %s has no column',
    async (_, changes) => {
      const before = await contentOf(backend());
      expect((await change({ ...changes, deleted: [{ id: 2, seen: {} }] })).status).toBe(404);
      expect(await contentOf(backend())).toBe(before);
    },
  );

  test('puts a row with its date back at its place, one from the future on top', async () => {
    const [, b] = await read('*');
    const { created_at } = b ?? {};
    await change({ deleted: [{ id: 2, seen: {} }] });
    const future = { ...product, name: 'Z', created_at: '2999-01-01' };
    await change({ added: [future, { ...product, name: 'B', created_at }] });
    await insertRow(backend(), 'products', { ...product, name: 'Yeni' });
    expect((await read('name')).map(({ name }) => name)).toEqual(['Yeni', 'Z', 'A', 'B', 'C']);
  });

  test('waits for a running change of a row, and then answers the changed row', async () => {
    const running = backend().sql(`
      update products set price = 3000 where id = 2;
      select pg_sleep(2)`);
    const asleep = "select from pg_stat_activity where wait_event = 'PgSleep'";
    await expect.poll(async () => backend().sql(asleep), { timeout: 20_000 }).toHaveLength(1);
    const { body } = await change({ edited: [{ id: 2, seen, wanted: { price: 1 } }] });
    expect(body).toMatchObject({ changed: [{ id: 2 }] });
    await running;
    expect((await read('id,price')).find(({ id }) => id === 2)?.price).toBe(3000);
  });

  test('changes nothing where one row has changed or is gone, and answers these rows', async () => {
    await backend().sql("update products set price = 3000 where name = 'B'");
    await backend().sql("delete from products where name = 'A'");
    const before = await contentOf(backend());
    const { status, body } = await change({
      added: [product],
      edited: [1, 2].map((id) => ({ id, seen, wanted: { price: 1 } })),
      deleted: [{ id: 3, seen }],
    });
    const row = expect.objectContaining({ id: 2, name: 'B', price: 3000 });
    expect(status).toBe(200);
    expect(body).toEqual({
      changed: [
        { id: 2, row },
        { id: 3, row: null },
      ],
    });
    expect(await contentOf(backend())).toBe(before);
  });

  test.for<[change: object]>([
    [{ added: [{ ...product, name: '' }] }],
    [{ added: [{ name: 'only a name' }] }],
    [{ added: {} }],
    [{ edited: [{ id: 1, seen: {}, wanted: { price: -1 } }] }],
    [{ edited: [{ id: 1, seen: {}, wanted: { name: null } }] }],
    [{ edited: [{ id: 1, seen: {}, wanted: { image: 'javascript:alert(1)' } }] }],
  ])('changes nothing for %j', async ([wrong]) => {
    const before = await contentOf(backend());
    expect((await change({ deleted: [{ id: 2, seen: {} }], ...wrong })).status).toBe(400);
    expect(await contentOf(backend())).toBe(before);
  });

  test('writes neither ids nor dates of existing rows', async () => {
    const before = await read('id,created_at');
    await change({ edited: [{ id: 1, seen: {}, wanted: { id: 9, created_at: '2020-01-01' } }] });
    expect(await read('id,created_at')).toEqual(before);
  });

  test.for([
    { added: [product, product] },
    { edited: [{ id: 1, seen, wanted: { price: 1 } }] },
    { deleted: [{ id: 1, seen }] },
  ])('is applied once per operation id: %j', async (changes) => {
    const operation = { 'x-op-id': randomUUID() };
    const first = await change(changes, operation);
    const stored = await contentOf(backend());
    const [second, third] = await Promise.all([
      change(changes, operation),
      change(changes, operation),
    ]);
    expect([second.status, second.body, third.body]).toEqual([200, first.body, first.body]);
    expect(await contentOf(backend())).toBe(stored);
  });

  test('of two owners who change the same price at once, one is told', async () => {
    const edited = [{ id: 1, seen, wanted: { price: 1 } }];
    const answers = await Promise.all([change({ edited }), change({ edited })]);
    const bodies = answers.map(({ body }) => Object.keys(body as object).join());
    expect(bodies.toSorted()).toEqual(['changed', 'ids,dates']);
  });
});
