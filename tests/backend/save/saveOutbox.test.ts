import { expect, test } from 'vitest';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { namesOn, resetProducts, useSaving } from './savePanel.ts';
import { eventually, openPage, openPanel, outboxOf, product, untilSent } from './saveToBackend.ts';

describeBackend('a change', () => {
  const { backend, logged, stored } = useSaving();

  test('of each kind is saved by one row request, and nothing is left in the outbox', async () => {
    const { editor, browser, shown, close } = await openPanel(backend());
    const begin = backend().requests.length;
    editor.add('products', product('Yeni'));
    editor.update('products', 2, { name: 'Eski 2, düzeltilmiş' });
    editor.remove('products', 3);
    editor.saveRecord('contact', { phone: '0312 345 67 89' });
    expect(namesOn({ shown })).toEqual(['Yeni', 'Eski 2, düzeltilmiş', 'Eski 1']);

    await untilSent(browser);
    expect(writesSince(backend(), begin)).toEqual([
      'POST /products',
      'PATCH /products',
      'DELETE /products',
      'POST /contact_info',
    ]);
    expect(await stored()).toEqual(['Yeni', 'Eski 2, düzeltilmiş', 'Eski 1']);
    const headers = backend()
      .requests.slice(begin)
      .map((request) => request.headers);
    // A key of the newer form is no token.
    expect(headers.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
    expect(new Set(headers.map(({ apikey }) => apikey))).toEqual(new Set([backend().anonKey]));
    expect(logged).not.toHaveBeenCalled();
    close();
    const later = await openPage(backend(), { browser });
    expect(namesOn(later)).toEqual(await stored());
    expect(later.shown().contact.phone).toBe('0312 345 67 89');
  });

  test('that arrives late does not undo the owner’s return to the old price', async () => {
    const network = holdFirst('PATCH', 'products');
    const panel = await openPanel(backend(), { fetch: network.fetch });
    const seen = panel.shown().products.find(({ id }) => id === 2);
    if (seen === undefined) throw new Error('The product is there');
    panel.editor.update('products', 2, { price: 100 });
    await eventually(() => expect(logged).toHaveBeenCalled());
    panel.editor.update('products', 2, { price: seen.price });
    panel.goOnline();
    await untilSent(panel.browser);
    expect((await network.release())?.status).toBe(409);
    const [row] = await backend().sql('select price::int from products where id = 2');
    expect(row).toEqual({ price: seen.price });
  });

  // A save of the whole list would lose what one of them has done (specification 7, D7).
  test('of two owners with the same loaded list reaches the database, whoever is first', async () => {
    const one = await openPanel(backend());
    const other = await openPanel(backend());
    one.editor.remove('products', 1);
    other.editor.remove('products', 2);
    one.editor.add('products', product('Birinin'));
    other.editor.add('products', product('Ötekinin'));
    await Promise.all([untilSent(one.browser), untilSent(other.browser)]);
    expect((await stored()).toSorted()).toEqual(['Birinin', 'Eski 3', 'Ötekinin']);
  });
});

describeBackend('where a policy lets rows be read but not written', () => {
  const { backend, logged, stored } = useSaving({
    backend: PLAIN_TABLES,
    async reset(shop) {
      await resetProducts(shop);
      await shop.sql(`
        alter table products enable row level security;
        drop policy if exists "everybody reads" on products;
        create policy "everybody reads" on products for select using (true)`);
    },
  });

  test.each(['update', 'delete'] as const)(
    '%s: wait on screen until it allows them',
    async (kind) => {
      const { editor, browser, shown, goOnline } = await openPanel(backend());
      if (kind === 'update') editor.update('products', 2, { name: 'Yeni ad' });
      else editor.remove('products', 2);
      const expected = namesOn({ shown });
      const retry = expect.objectContaining({ kind: 'retry', status: 200 });
      await eventually(() =>
        expect(logged).toHaveBeenCalledWith('products: a change is kept', retry),
      );
      expect(outboxOf(browser)).toHaveLength(1);
      expect(namesOn({ shown })).toEqual(expected);
      expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);

      await backend().sql('alter table products disable row level security');
      goOnline();
      await untilSent(browser);
      expect(await stored()).toEqual(expected);
      expect(namesOn({ shown })).toEqual(expected);
    },
  );
});

/** A network that loses the answer of the first such request, which arrives when it is released. */
function holdFirst(method: string, table: string) {
  const held: (() => Promise<Response>)[] = [];
  let count = 0;
  const holding: typeof fetch = async (input, init) => {
    const isMeant = init?.method === method && new Request(input).url.includes(`/${table}`);
    if (!isMeant || (count += 1) > 1) return fetch(input, init);
    const { signal: _, ...request } = init;
    held.push(async () => fetch(input, request));
    throw new TypeError('Failed to fetch');
  };
  return { fetch: holding, release: async () => held.pop()?.() };
}
