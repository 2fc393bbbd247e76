import { expect, test } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import type { Product } from '@/domain/product';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { failWrites, namesOn, resetProducts, useSaving } from './savePanel.ts';
import { eventually, openPanel, product, untilSent } from './saveToBackend.ts';

function dearer(products: readonly Product[]) {
  const edited = products.map((before) => ({
    before,
    after: { ...before, price: before.price + 1 },
  }));
  return { ...NO_CHANGES, edited };
}

/** Resolves with what undoes the change. */
async function done(result: ReturnType<CatalogEditor['changeProducts']>) {
  const answer = await result;
  if (answer.kind !== 'done') throw new Error(`The products are not changed: ${answer.kind}`);
  return answer.undo;
}

describeBackend('a change set', () => {
  const { backend, stored, injectFaults, clearFaults } = useSaving();
  const rows = async () =>
    backend().sql('select name, price, created_at::text from products order by created_at, id');
  const losing = (count: number) => {
    let lost = 0;
    injectFaults((request) =>
      lost < count && failWrites('lose answer')(request) && (lost += 1) ? 'lose answer' : undefined,
    );
  };

  test('is in the database and in every tab, and so is its undo, with the old dates', async () => {
    const before = await rows();
    const browser = fakeBrowser();
    const panel = await openPanel(backend(), { browser });
    const tab = await openPanel(backend(), { browser });
    const [newest, middle, oldest] = panel.shown().products;
    if (!newest || !middle || !oldest) throw new Error('There are three');
    const changes = { ...dearer([oldest]), deleted: [newest, middle] };
    const undo = await done(panel.editor.changeProducts(changes));
    expect(await stored()).toEqual(['Eski 1']);
    await eventually(() => expect(tab.shown().products).toEqual([{ ...oldest, price: 2 }]));

    await done(panel.editor.changeProducts(undo));
    expect(await rows()).toEqual(before);
    expect(namesOn(panel)).toEqual(await stored());
    await eventually(() => expect(tab.shown().products).toEqual(panel.shown().products));
  });

  test('adds products in their order, also above what waits to be sent', async () => {
    const panel = await openPanel(backend());
    panel.editor.add('products', product('Önce'));
    const added = ['B', 'A'].map((name) => product(name));
    const undo = await done(panel.editor.changeProducts({ ...NO_CHANGES, added }));
    expect(await stored()).toEqual(['B', 'A', 'Önce', 'Eski 3', 'Eski 2', 'Eski 1']);
    expect(namesOn(panel)).toEqual(await stored());
    await done(panel.editor.changeProducts(undo));
    expect(await stored()).toEqual(['Önce', 'Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('changes nothing where another owner has changed the same; then both values are known', async () => {
    const panel = await openPanel(backend());
    const [newest, middle, oldest] = panel.shown().products;
    if (!newest || !middle || !oldest) throw new Error('There are three');
    await backend().sql(
      'update products set price = 90 where id = 2; delete from products where id = 1',
    );
    const before = await rows();
    const stale = { ...middle, price: 90 };
    expect(await panel.editor.changeProducts(dearer([newest, middle, oldest]))).toEqual({
      kind: 'changed',
      products: [
        { seen: middle, wanted: { ...middle, price: 3 }, stored: stale },
        { seen: oldest, wanted: { ...oldest, price: 2 }, stored: undefined },
      ],
    });
    expect(await rows()).toEqual(before);
    expect(panel.shown().products).toEqual([newest, stale]);
  });

  test('keeps another field that another owner has changed', async () => {
    const panel = await openPanel(backend());
    await backend().sql("update products set description = 'Başka' where id = 2");
    const changes = dearer(panel.shown().products);
    await done(panel.editor.changeProducts(changes));
    const changed = 'select price::int, description from products where id = 2';
    expect(await backend().sql(changed)).toEqual([{ price: 3, description: 'Başka' }]);
  });

  test('does not take the form in which foreign values are shown for a change', async () => {
    await backend().sql(`
      update products set name = ' Elle  yazılan ', price = 10.123456789012345678, original_price = 1e-20,
        image = 'a.webp', category = ' Motor', description = E'Bir\niki\t', discount = 0 where id = 2`);
    const panel = await openPanel(backend());
    await done(panel.editor.changeProducts(dearer(panel.shown().products)));
    await done(panel.editor.changeProducts({ ...NO_CHANGES, deleted: panel.shown().products }));
    expect(await stored()).toEqual([]);
  });

  test('is carried out once when answers are lost', async () => {
    const panel = await openPanel(backend());
    const { products } = panel.shown();
    const added = [product('Yeni')];
    losing(1);
    await done(panel.editor.changeProducts({ ...NO_CHANGES, added }));
    losing(2);
    const changes = { ...dearer(products), added: [product('Bir daha')] };
    const first = await panel.editor.changeProducts(changes);
    expect(first).toEqual({ kind: 'failed', reason: 'unanswered' });
    clearFaults();
    await done(panel.editor.changeProducts(changes));
    expect((await rows()).map(({ name, price }) => [name, Number(price)])).toEqual([
      ['Eski 1', 2],
      ['Eski 2', 3],
      ['Eski 3', 4],
      ['Yeni', 10],
      ['Bir daha', 10],
    ]);
    expect(panel.shown().products.map(({ price }) => price)).toEqual([10, 10, 4, 3, 2]);
  });
});

describeBackend('in a database that has only the tables', () => {
  const { backend, stored } = useSaving({ backend: PLAIN_TABLES, reset: resetProducts });

  test('a change set changes nothing, and says that the site is outdated', async () => {
    const { editor, shown } = await openPanel(backend());
    const unsupported = { kind: 'failed', reason: 'unsupported' };
    expect(await editor.changeProducts(dearer(shown().products))).toEqual(unsupported);
    expect(await backend().sql('select from products where price > id')).toEqual([]);
  });

  test('deletions are sent row by row, and come back in their places', async () => {
    const { editor, browser, shown } = await openPanel(backend());
    const [newest, middle] = shown().products;
    if (!newest || !middle) throw new Error('There are three');
    const changes = { ...NO_CHANGES, deleted: [newest, middle] };
    await done(editor.changeProducts(changes, true));
    await untilSent(browser);
    expect(await stored()).toEqual(['Eski 1']);
    await done(editor.changeProducts({ ...NO_CHANGES, added: [newest, middle] }, true));
    await untilSent(browser);
    expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
  });
});
