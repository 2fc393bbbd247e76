import { expect, test } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { failWrites, namesOn, resetProducts, useSaving } from '../save/savePanel';
import { eventually, openPage, outboxOf, untilSent } from '../save/saveToBackend';
import { setPassword } from '../support/owner';
import { describeBackend } from '../support/useBackend';
import { forgetHistory } from './historyOf';

describeBackend('the panel and the history', () => {
  const { backend, stored, injectFaults, clearFaults } = useSaving({
    reset: async (fresh) => {
      await setPassword(fresh);
      await forgetHistory(fresh);
      await resetProducts(fresh);
      await fresh.sql('truncate private.steps, private.changed_rows');
    },
  });

  async function openOwner(browser = fakeBrowser()) {
    const page = await openPage(backend(), { browser });
    const { editor, history } = (await page.enter()) ?? {};
    if (editor === undefined || history === undefined) throw new Error('The password is right');
    const entries = async (search = '') => {
      const answer = await history.read({ search, isDeleted: false });
      if (typeof answer === 'string') throw new Error(answer);
      return answer.entries;
    };
    return { ...page, browser, editor, history, entries };
  }

  test('a part that was deleted on one device comes back on another with its id and place, and nothing is read anew', async () => {
    const phone = await openOwner();
    const before = phone.shown().products;
    phone.editor.remove('products', 2);
    await untilSent(phone.browser);
    const laptop = await openOwner();
    expect(namesOn(laptop)).toEqual(['Eski 3', 'Eski 1']);
    const [change] = await laptop.entries();
    expect(change).toMatchObject({
      kind: 'item',
      device: 'other',
      counts: { products: { deleted: 1 } },
      names: ['Eski 2'],
      undone: false,
    });
    const deleted = await laptop.history.read({ search: 'eski', isDeleted: true });
    expect(deleted).toMatchObject({
      entries: [{ product: { id: 2, name: 'Eski 2' } }],
      more: false,
    });
    const undone = await laptop.history.undo({ change: change?.id ?? 0, product: 2 });
    expect(undone).toEqual([]);
    expect(namesOn(laptop)).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
    expect(laptop.shown().products).toEqual(before);
    expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
    const [undo] = await laptop.entries();
    await laptop.history.undo({ change: undo?.id ?? 0 });
    expect(namesOn(laptop)).toEqual(['Eski 3', 'Eski 1']);
  });

  test('what somebody else has changed since stays, is named and shown; an undo is undone', async () => {
    const phone = await openOwner();
    const laptop = await openOwner();
    const edited = phone
      .shown()
      .products.map((before) => ({ before, after: { ...before, price: 90 } }));
    const { step, editor } = phone.editor.inStep('bulk');
    await editor.changeProducts({ added: [], edited, deleted: [] });
    laptop.editor.update('products', 2, { price: 95 }, { price: 90 });
    await untilSent(laptop.browser);
    const undone = await phone.history.undo({ step });
    expect(undone).toEqual(['Eski 2']);
    expect(phone.shown().products.map(({ price }) => price)).toEqual([3, 95, 1]);
    const [undo] = await phone.entries('eski 1');
    expect(undo).toMatchObject({ kind: 'undo', device: 'this', fields: ['price'] });
    await phone.history.undo({ change: undo?.id ?? 0 });
    expect(phone.shown().products.map(({ price }) => price)).toEqual([90, 95, 90]);
  });

  test('a part that a page without a network has brought back is left, with its new number', async () => {
    const phone = await openOwner();
    const [, second] = phone.shown().products;
    if (second === undefined) throw new Error('There are three');
    const { step, editor } = phone.editor.inStep('item');
    editor.remove('products', 2);
    await untilSent(phone.browser);
    phone.editor.restore('products', second);
    await untilSent(phone.browser);
    const laptop = await openOwner();
    expect(await laptop.history.undo({ step })).toEqual(['Eski 2 (4 numarasıyla geri gelmiş)']);
    expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('what waits is an entry for each item, and is taken back without a network', async () => {
    const browser = fakeBrowser();
    const { editor, history, shown, ...page } = await openOwner(browser);
    injectFaults(failWrites({ status: 503 }));
    const before = shown();
    editor.update('products', 1, { price: 50 });
    editor.update('products', 1, { name: 'Yeni ad' });
    editor.remove('products', 3);
    editor.add('brands', { name: 'VALEO', logo: 'v.svg' });
    expect(history.waiting()).toMatchObject([
      { counts: { brands: { added: 1 } }, names: ['VALEO'] },
      { counts: { products: { deleted: 1 } }, names: ['Eski 3'] },
      { counts: { products: { edited: 1 } }, names: ['Yeni ad'] },
    ]);
    expect(await history.undo({ change: 1 })).toBe('unreachable');
    for (const change of history.waiting()) history.takeBack(change);
    expect(shown()).toEqual(before);
    injectFaults(failWrites('lose answer'));
    expect(await history.read({ isDeleted: false, search: '' })).toBe('unreachable');
    clearFaults();
    page.goOnline();
    await eventually(() => expect(outboxOf(browser)).toEqual([]));
    expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('the prices of a part, and the lowest one before its discount', async () => {
    const { editor, history, browser } = await openOwner();
    editor.update('products', 3, { price: 5 });
    await untilSent(browser);
    const day = "interval '1 day'";
    await backend().sql(`
      update private.prices set since = since - 20 * ${day}, until = until - 4 * ${day}
        where product_id = 3 and until is not null;
      update private.prices set since = since - 4 * ${day} where product_id = 3 and until is null`);
    expect(await history.prices(3)).toMatchObject([{ price: 3 }, { price: 5, until: null }]);
    const staying = await history.lowestPrices({ changing: [], staying: [3] });
    expect(staying).toMatchObject([{ id: 3, price: 3 }]);
    const changing = await history.lowestPrices({ changing: [3, 1], staying: [] });
    expect(changing).toMatchObject([{ price: 1 }, { id: 3, price: 3 }]);
  });
});
