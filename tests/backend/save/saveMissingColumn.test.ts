import { expect, test } from 'vitest';

import { NO_CHANGES } from '@/panel/domain/products/productChanges';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { resetProducts, useSaving } from './savePanel.ts';
import { openPage, openPanel, product, untilSent } from './saveToBackend.ts';

describeBackend('a database that lacks a column', () => {
  const { backend } = useSaving({
    backend: PLAIN_TABLES,
    reset: async (plain) => {
      await plain.sql('alter table products drop column if exists discount');
      await resetProducts(plain);
    },
  });
  const prices = async () =>
    backend().sql('select name, price::float from products order by created_at desc, id desc');

  test('takes everything else: what is added, edited, changed together and deleted', async () => {
    const { shown, editor, browser } = await openPanel(backend());
    const [newest, middle, oldest] = shown().products;
    if (!newest || !middle || !oldest) throw new Error('There are three');
    editor.add('products', { ...product('Yeni', 5), discount: 10 });
    editor.update('products', newest.id, { price: 30, discount: 10 });
    await untilSent(browser);
    const after = { ...middle, price: 20, discount: 10 };
    const edited = [{ before: middle, after }];
    const changes = { ...NO_CHANGES, edited, deleted: [oldest] };
    expect(await editor.changeProducts(changes)).toMatchObject({ kind: 'done' });
    expect(await prices()).toEqual([
      { name: 'Yeni', price: 5 },
      { name: 'Eski 3', price: 30 },
      { name: 'Eski 2', price: 20 },
    ]);
  });

  test('is known to the forms of the panel', async () => {
    const access = await (await openPage(backend())).enter();
    expect(access?.missingFields?.('products')).toContain('discount');
    expect(access?.missingFields?.('brands')).toEqual([]);
  });
});
