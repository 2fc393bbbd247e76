import { expect, test } from 'vitest';

import { shopFacts } from '@/content/shop/shopFacts';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { ALL_SAVED } from '@/panel/data/OwnerRepository';

import { knownHeaders } from '../support/owner.ts';
import { PLAIN_TABLES } from '../support/plainTables.ts';
import { rest } from '../support/rest.ts';
import { describeBackend } from '../support/useBackend.ts';
import { resetProducts, resetShop, useSaving } from './savePanel.ts';
import { eventually, openPage, openPanel, outboxOf, untilSent } from './saveToBackend.ts';

const STORED = 'select * from shop_info';

describeBackend('the record of the shop', () => {
  const { backend, injectFaults } = useSaving({
    async reset(fresh) {
      await resetShop(fresh);
      await fresh.sql(
        'delete from shop_info; insert into shop_info default values; truncate private.steps, private.changed_rows',
      );
    },
  });

  const open = async () => openPanel(backend(), { readsInOne: true });

  test('is seen by the next visitor, and from his copy where the database is away', async () => {
    const owner = await open();
    expect(owner.shown().shop).toEqual({});
    owner.editor.saveRecord('shop', { name: 'Yılmaz Oto', openControls: true, hasRating: false });
    expect(shopFacts(owner.shown().shop).isOwn).toBe(true);
    await untilSent(owner.browser);
    const [stored] = await backend().sql(STORED);
    expect(stored).toMatchObject({
      name: 'Yılmaz Oto',
      saved_at: expect.any(Date),
      headline: null,
    });

    const browser = fakeBrowser();
    const saved = { name: 'Yılmaz Oto', openControls: true, hasRating: false };
    const visitor = await openPage(backend(), { readsInOne: true, browser });
    expect(visitor.shown().shop).toMatchObject({ ...saved, savedAt: expect.any(String) });
    await eventually(() => expect(browser.store.getItem('ornekoto_shop')).toContain('Yılmaz'));
    visitor.close();
    injectFaults(() => 'drop');
    const again = await openPage(backend(), { readsInOne: true, browser });
    expect(again.shown().shop).toMatchObject(saved);
  });

  test('keeps what two devices change in different facts, and asks about the same one', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    one.editor.saveRecord('shop', { name: 'Bir Oto', hasRating: true });
    await untilSent(one.browser);
    other.editor.saveRecord('shop', { legalText: 'MERSİS 1' });
    await untilSent(other.browser);
    expect(await backend().sql(STORED)).toMatchObject([
      { name: 'Bir Oto', has_rating: true, legal_text: 'MERSİS 1' },
    ]);
    await eventually(() =>
      expect(other.shown().shop).toMatchObject({ name: 'Bir Oto', legalText: 'MERSİS 1' }),
    );
    const third = await open();
    one.editor.saveRecord('shop', { name: 'Üç Oto' });
    await untilSent(one.browser);
    third.editor.saveRecord('shop', { name: 'Dört Oto' });
    let state = ALL_SAVED;
    third.editor.watchState((now) => (state = now));
    await eventually(() => expect(state.conflicts).toHaveLength(1));
    expect(state.conflicts[0]).toMatchObject({
      table: 'shop',
      mine: { name: 'Dört Oto' },
      theirs: { name: 'Üç Oto' },
    });
  });

  test('is noted in the history and undone, and stays saved', async () => {
    const owner = await openPage(backend(), { readsInOne: true });
    const { editor, history } = (await owner.enter()) ?? {};
    if (!editor || !history) throw new Error('The password is right');
    const { step, editor: inStep } = editor.inStep('item');
    inStep.saveRecord('shop', { headline: 'Opel parçaları', hasWarranty: true });
    expect(await history.undo({ step })).toEqual([]);
    const answer = await history.read({ search: '', isDeleted: false });
    expect(answer).toMatchObject({
      entries: [{ kind: 'undo' }, { counts: { shop: { edited: 1 } }, undone: true }],
    });
    expect(await backend().sql(STORED)).toMatchObject([
      { headline: null, has_warranty: null, saved_at: expect.any(Date) },
    ]);
    expect(owner.shown().shop).toEqual({ savedAt: expect.any(String) });
  });

  test('is part of a backup; the prefix of the browser’s keys is not, and no first save', async () => {
    await backend().sql("update shop_info set storage_prefix = 'yilmazoto'");
    expect(await backend().sql(STORED)).toMatchObject([{ saved_at: null }]);
    const { editor, shown, browser } = await open();
    await eventually(() =>
      expect(browser.store.getItem('ornekoto_source')?.match(/whole/g)).toHaveLength(5),
    );
    const before = shown();
    expect(await editor.replaceAll({ ...before, shop: { name: 'Yedekten', city: 'İzmir' } })).toBe(
      undefined,
    );
    const saved = { storage_prefix: 'yilmazoto', saved_at: expect.any(Date) };
    expect(await backend().sql(STORED)).toMatchObject([
      { ...saved, name: 'Yedekten', city: 'İzmir' },
    ]);
    expect(await editor.replaceAll({ ...before, shop: {} })).toBeUndefined();
    expect(await backend().sql(STORED)).toMatchObject([{ ...saved, name: null, city: null }]);
  });

  test.each([
    ['PATCH', 'shop_info?id=eq.1', { storage_prefix: 'baska' }],
    ['PATCH', 'shop_info?id=eq.1', { saved_at: null }],
    ['POST', 'shop_info', { name: 'İkinci' }],
    ['DELETE', 'shop_info?id=eq.1', undefined],
  ] as const)('refuses %s %s with %j, also of the owner', async (method, path, body) => {
    const headers = await knownHeaders(backend());
    const { status } = await rest(backend(), method, path, { headers, body });
    expect(status).toBe(401);
    expect(await backend().sql('select count(*)::int from shop_info')).toEqual([{ count: 1 }]);
  });

  test('is written with the password only', async () => {
    const body = { name: 'Yabancı' };
    const { status } = await rest(backend(), 'PATCH', 'shop_info?id=eq.1', { body });
    expect(status).toBe(401);
    expect(await backend().sql(STORED)).toMatchObject([{ name: null }]);
  });
});

describeBackend('a database without the record of the shop', () => {
  const { backend, stored } = useSaving({ backend: PLAIN_TABLES, reset: resetProducts });

  test('shows the facts of the build; what the owner saves waits, and other changes are sent', async () => {
    const { editor, shown, browser } = await openPanel(backend(), { readsInOne: true });
    expect(shown().shop).toEqual({});
    editor.saveRecord('shop', { name: 'Yılmaz Oto' });
    editor.update('products', 1, { name: 'Yeni ad' });
    let state = ALL_SAVED;
    editor.watchState((now) => (state = now));
    await eventually(() => expect(state).toMatchObject({ waiting: 1, reason: 'outdated' }));
    expect(state.refusals).toMatchObject([{ table: 'shop', reason: 'outdated' }]);
    expect(outboxOf(browser)).toHaveLength(1);
    expect(await stored()).toContain('Yeni ad');
  });
});
