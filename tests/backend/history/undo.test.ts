import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { setPassword } from '../support/owner';
import { contentOf, insertProducts, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { forgetHistory, historyOf, type Undone } from './historyOf';

const { products: product, brands: brand, slides: slide, contact_info: contact } = VALID_ROWS;
const named = (name: string) => ({ ...product, name });

describeBackend('undoing a step', () => {
  const backend = useBackend();
  const phone = historyOf(backend, 'phone');
  const laptop = historyOf(backend, 'laptop');
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => forgetHistory(backend()));

  const shop = async () => contentOf(backend());
  const shopWithoutUpdates = async () => (await shop()).replaceAll(/,"updated_at":"[^"]*"/g, '');
  const undoNewest = async () => laptop.undo({ change: (await laptop.newest()).id });
  const fill = async () => {
    await phone.send('POST', 'products', ['C', 'B', 'A'].map(named));
    await phone.send('POST', 'brands', brand);
    await phone.send('POST', 'slides', slide);
    await phone.send('POST', 'contact_info', contact);
  };

  test('brings a deleted part back with its id, date, place and values', async () => {
    await fill();
    const before = await shop();
    await phone.send('DELETE', 'products?id=eq.2');
    const { rows, gone, left, undo } = await undoNewest();
    expect(await shop()).toBe(before);
    expect(rows.products).toMatchObject([{ id: 2, name: 'B', price: product['price'] }]);
    expect([gone.products, left]).toEqual([[], []]);
    expect(await phone.newest()).toMatchObject({ id: undo, kind: 'undo', undone: false });
    const prefer = { prefer: 'return=representation' };
    const { body } = await laptop.send('POST', 'products?select=id', product, prefer);
    expect(body).toEqual([{ id: 4 }]);
  });

  test.for<[what: string, write: () => Promise<unknown>]>([
    ['an addition', async () => phone.send('POST', 'slides', slide)],
    ['an edit', async () => phone.send('PATCH', 'products?id=eq.1', { price: 1, discount: null })],
    [
      'the contact details',
      async () => phone.send('PATCH', 'contact_info?id=eq.1', { phone: '444 1 234' }),
    ],
    ['an emptied table', async () => backend().sql('truncate slides restart identity')],
  ])('and undoing that: %s', async ([, write]) => {
    await fill();
    const before = await shopWithoutUpdates();
    await write();
    const after = await shopWithoutUpdates();
    const { change, undo } = await undoNewest();
    expect(await shopWithoutUpdates()).toBe(before);
    expect((await phone.changes()).map(({ id, undone }) => [id, undone]).slice(0, 2)).toEqual([
      [undo, false],
      [change, true],
    ]);
    await undoNewest();
    expect(await shopWithoutUpdates()).toBe(after);
    expect((await phone.changes()).map(({ undone }) => undone).slice(0, 3)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('of 5000 lines leaves the ten that were changed since, and names them', async () => {
    await backend().sql(insertProducts(5000));
    const edited = Array.from({ length: 5000 }, (_, index) => ({
      id: index + 1,
      seen: { price: index + 1 },
      wanted: { price: 2 * (index + 1), in_stock: false },
    }));
    await phone.call('change_products', { added: [], edited, deleted: [] });
    const { id: change } = await phone.newest();
    await laptop.send('PATCH', 'products?id=lte.8', { price: 7.5 });
    // Another value than the step's.
    await laptop.send('PATCH', 'products?id=eq.5000', { description: 'Yeni' });
    await laptop.send('DELETE', 'products?id=in.(9,10)');
    const { rows, gone, left } = await laptop.undo({ change });
    expect(left.map(({ name, why }) => [name, why])).toEqual([
      ...Array.from({ length: 8 }, (_, index) => [`Parça ${index + 1}`, 'changed']),
      ['Parça 9', 'gone'],
      ['Parça 10', 'gone'],
    ]);
    expect([rows.products.length, gone.products]).toEqual([4998, [9, 10]]);
    const stored = await backend().sql('select id, price, in_stock, description from products');
    const untouched = stored.filter(({ id }) => Number(id) > 10 && Number(id) < 5000);
    expect(untouched.every(({ id, price, in_stock }) => in_stock === true && id === price)).toBe(
      true,
    );
    expect(stored.find(({ id }) => id === '5000')).toMatchObject({
      price: '5000',
      description: 'Yeni',
    });
  });

  test('deletes an added part only if nobody has changed it since', async () => {
    await phone.send('POST', 'products', ['A', 'B', 'C', 'D'].map(named));
    await laptop.send('PATCH', 'products?id=eq.1', { price: 9 });
    await laptop.send('PATCH', 'products?id=eq.2', { price: 9 });
    await laptop.send('PATCH', 'products?id=eq.2', { price: product['price'] });
    await laptop.send('DELETE', 'products?id=eq.4');
    const { left, gone } = await phone.undo({ change: 1 });
    expect(left).toEqual([{ list: 'products', id: 1, name: 'A', why: 'changed', now: 1 }]);
    expect(gone.products).toEqual([2, 3, 4]);
  });

  test('of several requests takes back all of them, as if they were one', async () => {
    await fill();
    const before = await shopWithoutUpdates();
    const key = randomUUID();
    const headers = { 'x-step': `${key} samples` };
    await phone.send('PATCH', 'products?id=eq.1', { price: 1 }, headers);
    await phone.send('PATCH', 'products?id=eq.1', { price: 2, name: 'Başka' }, headers);
    await phone.send('DELETE', 'products?id=eq.1', undefined, headers);
    await phone.send('DELETE', 'brands?id=neq.0', undefined, headers);
    await phone.send('POST', 'slides', slide, headers);
    await laptop.undo({ step_key: key });
    expect(await shopWithoutUpdates()).toBe(before);
  });

  test('leaves nothing where a part has its values of before the step, but not the date of its change', async () => {
    await fill();
    await backend().sql(`
      create temp table gone on commit drop as select * from products where id = 1;
      delete from products where id = 1;
      insert into products overriding system value select * from gone;
      update products set price = 1 where id = 1`);
    const { id: change } = await phone.newest();
    await phone.send('PATCH', 'products?id=eq.1', { price: product['price'] });
    expect(await laptop.undo({ change })).toMatchObject({ undo: null, left: [] });
  });

  test('that is pressed on two devices at once is one undo, and both learn what is there now', async () => {
    await fill();
    await phone.send('DELETE', 'products?id=neq.0');
    const { id: change } = await phone.newest();
    const answers = await Promise.all([phone, laptop].map(async ({ undo }) => undo({ change })));
    const [first, second] = answers.toSorted((a, b) => Number(a.already) - Number(b.already));
    expect(first).toMatchObject({ already: false, left: [] });
    expect(first?.rows.products).toHaveLength(3);
    expect(second).toEqual({ ...first, already: true });
    expect(await phone.changes()).toHaveLength(6);
  });

  test('is done once per operation id, and a repetition learns what was left', async () => {
    await fill();
    await phone.send('PATCH', 'products?id=neq.0', { price: 1 });
    await laptop.send('PATCH', 'products?id=eq.3', { price: 2 });
    const change = (await phone.newest()).id - 1;
    const operation = { 'x-op-id': randomUUID() };
    const first = await phone.undo({ change }, operation);
    const stored = await shop();
    const [second, third] = await Promise.all(
      [1, 2].map(async () => phone.undo({ change }, operation)),
    );
    expect([second, third]).toEqual([first, first]);
    expect(first.left).toMatchObject([{ name: 'A', why: 'changed' }]);
    expect(await shop()).toBe(stored);
  });

  test('of which everything has changed since puts nothing back, and is no step', async () => {
    await fill();
    await phone.send('PATCH', 'products?id=eq.1', { price: 1 });
    const { id: change } = await phone.newest();
    await phone.send('PATCH', 'products?id=eq.1', { price: 2 });
    expect(await laptop.undo({ change })).toMatchObject({ undo: null, already: false });
    expect((await phone.changes()).slice(0, 2)).toMatchObject([
      { kind: null },
      { id: change, undone: false },
    ]);
  });

  test('finds no step that the history does not have', async () => {
    expect(await phone.undo({ change: 99 })).toEqual({ unknown: true });
    expect(await phone.undo({ step_key: randomUUID() })).toEqual({ unknown: true });
  });

  test('can bring one part of several back, which are listed until then', async () => {
    await fill();
    await phone.send('DELETE', 'products?id=neq.0');
    const list = async (asked?: object) =>
      (await phone.deleted(asked)).map((one) => one.product['name']);
    expect(await list()).toEqual(['A', 'B', 'C']);
    const { id: older_than, change } = await phone.newestDeleted();
    expect(await list({ older_than })).toEqual(['B', 'C']);
    expect(await list({ search: 'b' })).toEqual(['B']);
    await laptop.undo({ change, only_product: 2 });
    expect(await list()).toEqual(['A', 'C']);
    expect(await phone.changes()).toMatchObject([
      { kind: 'undo' },
      { id: change, undone: false },
      {},
      {},
      {},
      {},
    ]);
    const { rows, left } = await laptop.undo({ change });
    expect([rows.products.length, left, await list()]).toEqual([3, [], []]);
  });

  test('says under which id a page without a network has brought a part back', async () => {
    await fill();
    await phone.send('DELETE', 'products?id=eq.2');
    const { product: gone, change } = await phone.newestDeleted();
    const { id: _, ...columns } = gone;
    await phone.send('POST', 'products', columns);
    expect(await phone.deleted()).toEqual([]);
    const { left, rows } = await laptop.undo({ change });
    expect(left).toEqual([{ list: 'products', id: 2, name: 'B', why: 'back', now: 4 }]);
    expect(rows.products).toMatchObject([{ id: 4 }]);
  });

  test('of a restored backup brings all rows back under their ids, with their dates', async () => {
    await fill();
    const before = await shop();
    const seen_state = await phone.call('catalog_state', {});
    const backup = { products: ['B', 'X'].map(named), brands: [], slides: [slide], seen_state };
    await phone.call('replace_catalog', backup, { 'x-step': `${randomUUID()} backup` });
    expect(await phone.deleted()).toEqual([]);
    const { rows } = await undoNewest();
    expect(await shop()).toBe(before);
    expect(rows.products.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  describe('and a late repetition', () => {
    test.for(['products', 'brands', 'slides'] as const)(
      'of the deletion changes nothing: %s',
      async (list) => {
        await fill();
        const operation = { 'x-op-id': randomUUID() };
        await phone.send('DELETE', `${list}?id=eq.1`, undefined, operation);
        expect((await phone.send('DELETE', `${list}?id=eq.1`, undefined, operation)).status).toBe(
          204,
        );
        await undoNewest();
        const before = await shop();
        const { status, body } = await phone.send(
          'DELETE',
          `${list}?id=eq.1`,
          undefined,
          operation,
        );
        expect([status, body]).toMatchObject([409, { code: 'PT409', details: '[1]' }]);
        expect(await shop()).toBe(before);
      },
    );

    test('of an undo with other requests of its step takes back what came late', async () => {
      await fill();
      const before = await shop();
      const key = randomUUID();
      const headers = { 'x-step': `${key} samples` };
      await phone.send('DELETE', 'products?id=eq.1', undefined, headers);
      await laptop.undo({ step_key: key });
      await phone.send('DELETE', 'brands?id=eq.1', undefined, headers);
      const { already }: Undone = await laptop.undo({ step_key: key });
      expect(already).toBe(false);
      expect(await shop()).toBe(before);
    });
  });
});
