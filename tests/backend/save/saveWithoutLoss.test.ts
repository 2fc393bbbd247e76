import { expect, test, vi } from 'vitest';

import { describeBackend } from '../support/useBackend.ts';
import { resetShop, useSaving } from './savePanel.ts';
import { eventually, openPage, openPanel, product, untilSent } from './saveToBackend.ts';

/**
 * With a whole-list save after each change (delete all rows, then insert all), each of these cases loses or
 * duplicates rows. Row requests through the outbox do not (specification 7, D7).
 */
describeBackend('no data is lost where a whole-list save would lose some:', () => {
  const { backend, stored, injectFaults, clearFaults } = useSaving({
    reset: async (it) => resetShop(it, 12),
  });

  test('the insert fails after the server has accepted other requests', async () => {
    const { editor, browser, goOnline } = await openPanel(backend());
    injectFaults(({ method, path }) =>
      method === 'POST' && path.startsWith('/products') ? { status: 503 } : undefined,
    );
    editor.remove('products', 12);
    editor.add('products', product('Yeni'));
    await eventually(async () => expect(await stored()).toHaveLength(11));
    expect((await openPage(backend())).shown().products).toHaveLength(11);
    clearFaults();
    goOnline();
    await untilSent(browser);
    expect((await stored()).slice(0, 2)).toEqual(['Yeni', 'Eski 11']);
  });

  test('one row of the list is refused', async () => {
    const { editor } = await openPanel(backend());
    const state = vi.fn<(state: unknown) => void>();
    editor.watchState(state);
    editor.add('products', product('Çok pahalı', 100_000_001));
    await eventually(() => expect(state).toHaveBeenLastCalledWith({ waiting: 0, refused: 1 }));
    expect(await stored()).toHaveLength(12);
  });

  test('two owners with the same loaded list save one after the other', async () => {
    const one = await openPanel(backend());
    const other = await openPanel(backend());
    one.editor.add('products', product('Birinin'));
    await untilSent(one.browser);
    other.editor.add('products', product('Ötekinin'));
    other.editor.remove('products', 12);
    await untilSent(other.browser);
    expect((await stored()).slice(0, 3)).toEqual(['Ötekinin', 'Birinin', 'Eski 11']);
    expect(await stored()).toHaveLength(13);
  });

  test('two owners delete and add at the same time', async () => {
    const one = await openPanel(backend());
    const other = await openPanel(backend());
    one.editor.remove('products', 1);
    other.editor.remove('products', 2);
    one.editor.add('products', product('Birinin'));
    other.editor.add('products', product('Ötekinin'));
    await Promise.all([untilSent(one.browser), untilSent(other.browser)]);
    expect(new Set(await stored()).size).toBe(12);
    expect(await stored()).toHaveLength(12);
  });

  test('a visitor loads while the list is empty for a short time', async () => {
    await resetShop(backend(), 1);
    const { editor, browser } = await openPanel(backend());
    const insert = Promise.withResolvers<undefined>();
    injectFaults(({ method, path }) =>
      method === 'POST' && path.startsWith('/products') ? insert.promise : undefined,
    );
    editor.remove('products', 1);
    editor.add('products', product('Yeni'));
    await eventually(async () => expect(await stored()).toEqual([]));
    expect((await openPage(backend())).shown().products).toEqual([]);
    insert.resolve(undefined);
    await untilSent(browser);
    expect(await stored()).toEqual(['Yeni']);
  });

  test('the server returns 1000 rows at most, and the list has 1500', async () => {
    await resetShop(backend(), 1500);
    const { editor, browser, shown } = await openPanel(backend());
    expect(shown().products).toHaveLength(1500);
    editor.add('products', product('Yeni'));
    await untilSent(browser);
    expect(shown().products).toHaveLength(1501);
    expect(await stored()).toHaveLength(1501);
  });

  test('the database chooses other ids than the next free ones', async () => {
    const { editor, browser, shown } = await openPanel(backend());
    // The shop itself would have chosen 13.
    await backend().sql(`select setval('products_id_seq', 40)`);
    editor.add('products', product('X'));
    await untilSent(browser);
    const z = editor.add('products', product('Z'));
    await untilSent(browser);
    editor.remove('products', z);
    await untilSent(browser);
    expect(await stored()).toEqual(shown().products.map(({ name }) => name));
    expect((await stored()).slice(0, 2)).toEqual(['X', 'Eski 12']);
  });

  test('a read fails, samples are shown, and the owner adds a product', async () => {
    await resetShop(backend(), 500);
    injectFaults(({ path }) => (path.startsWith('/products') ? { status: 503 } : undefined));
    const { editor, browser, shown, goOnline } = await openPanel(backend());
    expect(shown().products).toHaveLength(4);
    editor.add('products', product('Yeni'));
    clearFaults();
    goOnline();
    await untilSent(browser);
    expect(await stored()).toHaveLength(501);
  });

  test('two owners open an empty shop at the same time, and each adds a product', async () => {
    await backend().sql('truncate products, brands, slides, private.filled_lists');
    const [one, other] = await Promise.all([openPanel(backend()), openPanel(backend())]);
    one.editor.add('products', product('Birinin'));
    other.editor.add('products', product('Ötekinin'));
    await Promise.all([untilSent(one.browser), untilSent(other.browser)]);
    expect(await stored()).toHaveLength(6);
    expect(await backend().sql('select from brands')).toHaveLength(10);
  });

  test('all rows of a list have the same date', async () => {
    await backend().sql(`update products set created_at = '2026-01-01'`);
    const { editor, browser, shown } = await openPanel(backend());
    editor.update('products', { ...product('Eski 7, düzeltilmiş'), id: 7 });
    await untilSent(browser);
    const order = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    expect(shown().products.map(({ id }) => id)).toEqual(order);
    expect((await openPage(backend())).shown().products.map(({ id }) => id)).toEqual(order);
  });

  test('rows are updated while a long list is being read', async () => {
    await resetShop(backend(), 2500);
    let pages = 0;
    injectFaults(async ({ method, path }) => {
      if (method !== 'GET' || !path.startsWith('/products') || ++pages === 1) return undefined;
      await backend().sql('update products set price = price + 1 where id % 3 = 0');
      return undefined;
    });
    const { shown } = await openPanel(backend());
    expect(shown().products).toHaveLength(2500);
    expect(new Set(shown().products.map(({ id }) => id)).size).toBe(2500);
  });
});
