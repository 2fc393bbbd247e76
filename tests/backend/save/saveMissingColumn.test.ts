import { expect, test } from 'vitest';

import { ALL_SAVED } from '@/panel/data/OwnerRepository';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { resetProducts, useSaving } from './savePanel.ts';
import { eventually, openPanel, product, untilSent } from './saveToBackend.ts';

describeBackend('a database that lacks a column', () => {
  const { backend } = useSaving({ backend: PLAIN_TABLES, reset: resetProducts });

  test('takes what does not need it; the rest waits, and is sent by itself when the column is there', async () => {
    await backend().sql("alter table products drop column discount; notify pgrst, 'reload schema'");
    const { shown, editor, browser } = await openPanel(backend());
    let state = ALL_SAVED;
    editor.watchState((now) => (state = now));
    const [newest, middle] = shown().products;
    if (!newest || !middle) throw new Error('There are three');
    editor.add('products', { ...product('İndirimli', 5), discount: 10 });
    editor.add('products', product('Yeni', 6));
    editor.update('products', newest.id, { price: 30, discount: 10 });
    editor.update('products', middle.id, { price: 20 });
    const outdated = { reason: 'outdated' };
    await eventually(() =>
      expect(state).toMatchObject({ waiting: 2, ...outdated, refusals: [outdated, outdated] }),
    );
    const prices = 'select name, price::float from products order by id';
    expect(await backend().sql(prices)).toEqual([
      { name: 'Eski 1', price: 1 },
      { name: 'Eski 2', price: 20 },
      { name: 'Eski 3', price: 3 },
      { name: 'Yeni', price: 6 },
    ]);

    await backend().sql(
      "alter table products add column discount integer; notify pgrst, 'reload schema'",
    );
    await untilSent(browser);
    const discounted = 'select name, price::float, discount from products where discount > 0';
    expect(await backend().sql(`${discounted} order by id`)).toEqual([
      { name: 'Eski 3', price: 30, discount: 10 },
      { name: 'İndirimli', price: 5, discount: 10 },
    ]);
    expect(state).toEqual(ALL_SAVED);
  });
});
