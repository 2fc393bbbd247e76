import { expect, test } from 'vitest';

import type { FieldValues } from '@/domain/records';
import { withValues } from '@/panel/domain/changedValues';
import type { Conflict } from '@/panel/domain/conflict';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { resetProducts, resetShop, useSaving } from './savePanel.ts';
import { eventually, openPanel, untilSent } from './saveToBackend.ts';

describeBackend.each([
  ['our database', { reset: resetShop }],
  ['a database that has only the tables', { backend: PLAIN_TABLES, reset: resetProducts }],
])('two owners who have opened the same item on %s', (_, options) => {
  const { backend, logged } = useSaving(options);

  async function storedProduct() {
    const [row] = await backend().sql('select *, price::float from products where id = 2');
    return row;
  }

  async function openOwner() {
    const panel = await openPanel(backend());
    const seen = panel.shown().products.find(({ id }) => id === 2);
    if (seen === undefined) throw new Error('The product is there');
    const change = (changed: FieldValues, before: object = seen) =>
      panel.editor.update('products', 2, changed, before);
    let conflicts: readonly Conflict[] = [];
    panel.editor.watchState((now) => ({ conflicts } = now));
    const conflict = async () =>
      eventually(() => {
        const [first] = conflicts;
        if (first === undefined) throw new Error('No conflict');
        return first;
      });
    return { ...panel, seen, change, conflict };
  }

  const openBoth = async () => Promise.all([openOwner(), openOwner()]);

  test('who change the same field do not overwrite each other, until one of them decides', async () => {
    const [one, other] = await openBoth();
    one.change({ price: 3100, discount: 5 });
    await untilSent(one.browser);
    other.change({ price: 2700, description: 'Yeni açıklama' });
    const conflict = await other.conflict();
    expect(conflict).toMatchObject({
      table: 'products',
      mine: { price: 2700, description: 'Yeni açıklama' },
      theirs: { price: 3100, description: 'Test' },
    });
    expect(await storedProduct()).toMatchObject({ price: 3100, description: 'Test' });
    expect(logged).not.toHaveBeenCalled();
    other.editor.decide(conflict.id, 'mine');
    await untilSent(other.browser);
    const both = { price: 2700, description: 'Yeni açıklama', discount: 5 };
    expect(await storedProduct()).toMatchObject(both);
    expect(other.shown().products.find(({ id }) => id === 2)).toMatchObject(both);
  });

  test.each(['mine', 'theirs'] as const)('decide for %s contact details', async (choice) => {
    await backend().sql(
      `insert into contact_info (phone, email, address, working_hours)
        values ('0312 000 00 00', 'a@b.example', 'Ankara', '8-19')`,
    );
    const [one, other] = await openBoth();
    const phones = { theirs: '0312 111 11 11', mine: '0312 222 22 22' };
    one.editor.saveRecord('contact', { phone: phones.theirs });
    await untilSent(one.browser);
    other.editor.saveRecord('contact', { phone: phones.mine, address: 'Ostim' });
    other.editor.decide((await other.conflict()).id, choice);
    await untilSent(other.browser);
    const expected = { phone: phones[choice], address: choice === 'mine' ? 'Ostim' : 'Ankara' };
    expect(await backend().sql('select * from contact_info')).toMatchObject([expected]);
    expect(other.shown().contact).toMatchObject(expected);
  });

  test.each<[string, FieldValues, FieldValues]>([
    ['kuruş', { price: 320.1 }, { price: 0 }],
    ['a missing number', { discount: 5 }, { discount: null }],
    ['yes or no', { inStock: false }, { inStock: true }],
    ['an empty text', { image: '/images/a.webp?x=1&y=2' }, { image: '' }],
    ['punctuation', { name: `"a", (b) 50% *_\\ eq.null.1` }, { name: 'null' }],
    ['letters and lines', { description: 'Şu ğüç\n“ıİ” 🚗' }, { description: 'İki\nsatır' }],
    ['a long text', { description: 'ğ%_*\\ '.repeat(600) }, { description: 'x'.repeat(4000) }],
  ])('can change a field with %s there and back', async (_name, there, back) => {
    const one = await openOwner();
    one.change(there);
    await untilSent(one.browser);
    one.change(back, there);
    await untilSent(one.browser);
    expect(logged).not.toHaveBeenCalled();
    const later = await openPanel(backend());
    expect(later.shown().products.find(({ id }) => id === 2)).toEqual(withValues(one.seen, back));
  });
});
