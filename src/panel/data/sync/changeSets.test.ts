import { describe, expect, test, vi } from 'vitest';

import { answer, fakeRest, networkDown, productRows, rows } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import type { Product } from '@/domain/product';
import { openPage, outboxKeys } from '@/panel/data/testing/openPage';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';

loggedErrors();

const CALL = 'POST rpc/change_products';
const done = answer(200, { ids: [], dates: {} });

function soldOut(products: readonly Product[]) {
  const edited = products.map((before) => ({ before, after: { ...before, inStock: false } }));
  return { ...NO_CHANGES, edited };
}

test('a product that waits to be sent goes on waiting, with its change', async () => {
  const rest = fakeRest({ 'PATCH products': answer(503, {}), [CALL]: done });
  const { editor, browser, shown } = await openPage(rest);
  const [newest] = shown().products;
  if (newest === undefined) throw new Error('There are two');
  editor.update('products', newest.id, { price: 99 });
  const before = shown().products;

  const result = await editor.changeProducts(soldOut(before));
  if (result.kind !== 'done') throw new Error('It was answered');
  const edited = [{ id: 1, seen: { in_stock: true }, wanted: { in_stock: false } }];
  const calls = rest.requests.filter(({ call }) => call === CALL);
  expect(calls.map(({ body }) => body)).toEqual([{ added: [], edited, deleted: [] }]);
  // The price was sent and stays as it is; the stock stands behind it.
  expect(outboxKeys(browser)).toHaveLength(2);
  expect(shown().products).toEqual(before.map((item) => ({ ...item, inStock: false })));

  await editor.changeProducts(result.undo);
  expect(shown().products).toEqual(before);
});

test('other browser tabs read the list anew, because a long one has no copy in the storage', async () => {
  const { editor, browser, shown } = await openPage({ answers: { [CALL]: done } });
  const { fetch, requests } = fakeRest();
  await openPage({ browser, fetch });
  const { length: before } = requests;
  await editor.changeProducts(soldOut(shown().products));
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(before));
});

test('an added product is listed once, also where the list was read again before the answer came', async () => {
  const [row] = productRows(40);
  const page = await openPage({
    answers: {
      'GET products': [rows(productRows(2, 1)), rows(productRows(40, 2, 1))],
      [CALL]: async () => {
        await page.editor.readStored();
        return answer(200, { ids: [40], dates: {} })();
      },
    },
  });
  const texts = { image: '', category: 'Motor', brand: 'BOSCH', description: 'Yeni' };
  const added = [{ ...texts, name: row?.name ?? '', price: 40, inStock: true }];
  await page.editor.changeProducts({ ...NO_CHANGES, added });
  expect(page.shown().products.map(({ id }) => id)).toEqual([40, 2, 1]);
});

test('a product that was added on this page is known by its id on screen', async () => {
  const texts = { image: '', category: 'Motor', brand: 'BOSCH', description: 'Yeni' };
  const added = { ...texts, name: 'Yeni', price: 5, inStock: true };
  const row = { ...productRows(40)[0], name: 'Yeni', price: 7 };
  const answers = {
    'POST products': answer(201, [{ id: 40 }]),
    [CALL]: [answer(200, { changed: [{ id: 40, row }] }), done],
  };
  const { editor, shown, untilSent } = await openPage({ answers });
  const id = editor.add('products', added);
  await untilSent();
  const [newest] = shown().products;
  if (newest === undefined) throw new Error('It is shown');
  const raise = { ...NO_CHANGES, edited: [{ before: newest, after: { ...newest, price: 6 } }] };
  const result = await editor.changeProducts(raise);
  expect(result).toMatchObject({
    kind: 'changed',
    products: [{ seen: { id, price: 5 }, wanted: { id, price: 6 }, stored: { id, price: 7 } }],
  });
  expect(shown().products[0]).toMatchObject({ id, price: 7 });
});

test.each([
  ['the products could not be read', { 'GET products': networkDown }, 'unreachable'],
  ['the password is wrong', { [CALL]: answer(403, { code: 'PT403', message: '' }) }, 'refused'],
  ['the answer cannot be understood', { [CALL]: answer(200, '"?"') }, 'unanswered'],
  [
    'the values differ in their form each time',
    { [CALL]: answer(200, { changed: [{ id: 1, row: productRows(1)[0] }] }) },
    'refused',
  ],
])('nothing is changed on screen where %s', async (_, answers, reason) => {
  const { editor, shown } = await openPage(fakeRest({ ...answers, 'GET brands': rows([]) }));
  const before = shown().products;
  expect(await editor.changeProducts(soldOut(before))).toEqual({ kind: 'failed', reason });
  expect(shown().products).toEqual(before);
});

describe('in a database that has only the tables', () => {
  const bare = {
    [CALL]: answer(404, { code: 'PGRST202', message: 'Could not find the function' }),
    'PATCH products': rows([{ id: 1 }]),
    'DELETE products': rows([{ id: 1 }]),
  };

  test('nothing is changed', async () => {
    const { editor, shown, writes } = await openPage({ answers: bare });
    const before = shown().products;
    const unsupported = { kind: 'failed', reason: 'unsupported' };
    expect(await editor.changeProducts(soldOut(before))).toEqual(unsupported);
    expect(shown().products).toEqual(before);
    expect(writes()).toEqual([CALL]);
  });

  test('deletions go row by row, and so does their undo', async () => {
    const inserted = [answer(201, [{ id: 40 }]), answer(201, [{ id: 41 }])];
    const page = await openPage({ answers: { ...bare, 'POST products': inserted } });
    const { editor, shown, untilSent, writes } = page;
    const deleted = shown().products;
    await editor.changeProducts({ ...NO_CHANGES, deleted }, true);
    expect(shown().products).toEqual([]);
    await untilSent();
    await editor.changeProducts({ ...NO_CHANGES, added: deleted }, true);
    expect(shown().products.map(({ name }) => name)).toEqual(deleted.map(({ name }) => name));
    await untilSent();
    const rowCalls = writes().filter((call) => call !== CALL);
    expect(rowCalls).toEqual([
      ...deleted.map(({ id }) => `DELETE products ${id}`),
      ...deleted.map(() => 'POST products'),
    ]);
  });

  test('what has other values by then is not changed', async () => {
    const { editor, shown } = await openPage({ answers: bare });
    const before = shown().products;
    editor.update('products', 1, { inStock: false });
    const after = shown().products;
    const result = await editor.changeProducts({ ...NO_CHANGES, deleted: before }, true);
    expect(result).toMatchObject({ kind: 'changed', products: [{ seen: { id: 1 } }] });
    expect(shown().products).toEqual(after);
  });
});
