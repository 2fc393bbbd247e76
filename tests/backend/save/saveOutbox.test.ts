import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { namesOn, useSaving, failWrites } from './savePanel.ts';
import { openPage, openPanel, outboxOf, product, untilSent } from './saveToBackend.ts';

describeBackend('a change', () => {
  const { backend, logged, stored, injectFaults, clearFaults } = useSaving();

  test('of each kind is saved by one row request, and nothing is left in the outbox', async () => {
    const { editor, browser, shown, close } = await openPanel(backend());
    const begin = backend().requests.length;
    editor.add('products', product('Yeni'));
    editor.update('products', { ...product('Eski 2, düzeltilmiş'), id: 2 });
    editor.remove('products', 3);
    editor.saveContact({ ...shown().contact, phone: '0312 345 67 89' });
    expect(namesOn({ shown })).toEqual(['Yeni', 'Eski 2, düzeltilmiş', 'Eski 1']);

    await untilSent(browser);
    expect(writesSince(backend(), begin)).toEqual([
      'POST /products',
      'PATCH /products',
      'DELETE /products',
      'POST /contact_info',
    ]);
    expect(await stored()).toEqual(['Yeni', 'Eski 2, düzeltilmiş', 'Eski 1']);
    expect(logged).not.toHaveBeenCalled();
    close();
    const later = await openPage(backend(), { browser });
    expect(namesOn(later)).toEqual(await stored());
    expect(later.shown().contact.phone).toBe('0312 345 67 89');
  });

  test('that fails survives a reload and is saved when the backend works again', async () => {
    const browser = fakeBrowser();
    const first = await openPanel(backend(), { browser });
    injectFaults(() => ({ status: 503 }));
    first.editor.add('products', product('Yeni'));
    first.editor.remove('products', 2);
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    first.close();

    const second = await openPage(backend(), { browser });
    expect(namesOn(second)).toEqual(['Yeni', 'Eski 3', 'Eski 1']);
    second.close();
    expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);

    clearFaults();
    const third = await openPanel(backend(), { browser });
    await untilSent(browser);
    expect(await stored()).toEqual(['Yeni', 'Eski 3', 'Eski 1']);
    expect(namesOn(third)).toEqual(await stored());
  });

  test.each(['lose answer', 'drop', 'hang'] as const)(
    'is applied once after the fault “%s”',
    async (fault) => {
      const { editor, browser, goOnline } = await openPanel(backend(), { limit: 1500 });
      injectFaults(failWrites(fault));
      editor.add('products', product('Yeni'));
      editor.remove('products', 1);
      await vi.waitFor(() => expect(logged).toHaveBeenCalled(), { timeout: 5000 });
      clearFaults();
      goOnline();
      await untilSent(browser);
      expect(await stored()).toEqual(['Yeni', 'Eski 3', 'Eski 2']);
    },
  );

  test('is applied once when the browser sends it twice', async () => {
    const { editor, browser } = await openPanel(backend(), { fetch: postingTwice });
    editor.add('products', product('Yeni'));
    await untilSent(browser);
    expect(await stored()).toEqual(['Yeni', 'Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('of an item is sent after the item’s insert, which is still running', async () => {
    const { editor, browser } = await openPanel(backend());
    const answers = Promise.withResolvers<undefined>();
    injectFaults(({ method }) => (method === 'POST' ? answers.promise : undefined));
    const gone = editor.add('products', product('Gider'));
    const kept = editor.add('products', product('Kalır'));
    const begin = backend().requests.length;
    await vi.waitFor(() => expect(writesSince(backend(), begin)).toEqual(['POST /products']));
    editor.remove('products', gone);
    editor.update('products', { ...product('Kalır, düzeltilmiş'), id: kept });
    answers.resolve(undefined);
    await untilSent(browser);
    expect(await stored()).toEqual(['Kalır, düzeltilmiş', 'Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('that is changed again while it waits is sent once in its last state, or not at all', async () => {
    const { editor, browser, goOnline } = await openPanel(backend());
    injectFaults(() => ({ status: 503 }));
    const kept = editor.add('products', product('Kalır'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    editor.remove('products', editor.add('products', product('Gider')));
    editor.update('products', { ...product('Kalır', 20), id: kept });
    editor.update('products', { ...product('Kalır', 30), id: kept });
    expect(outboxOf(browser)).toHaveLength(1);
    const begin = backend().requests.length;
    clearFaults();
    goOnline();
    await untilSent(browser);
    expect(writesSince(backend(), begin).slice(0, 1)).toEqual(['POST /products']);
    expect(await stored()).toHaveLength(4);
    expect(await backend().sql(`select price::int from products where name = 'Kalır'`)).toEqual([
      { price: 30 },
    ]);
  });

  test('that the database refuses stays visible, blocks no other, and can be corrected or deleted', async () => {
    const { editor, browser, shown } = await openPanel(backend());
    const onState = vi.fn<(state: unknown) => void>();
    editor.watchState(onState);
    const tooExpensive = editor.add('products', product('Çok pahalı', 100_000_001));
    editor.add('products', product('Yeni'));
    await vi.waitFor(async () => expect(await stored()).toContain('Yeni'));
    await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith({ waiting: 0, refused: 1 }));
    expect(namesOn({ shown })).toHaveLength(5);

    editor.update('products', { ...product('Artık ucuz'), id: tooExpensive });
    await untilSent(browser);
    expect(await stored()).toContain('Artık ucuz');
    expect(onState).toHaveBeenLastCalledWith({ waiting: 0, refused: 0 });

    editor.remove('products', editor.add('products', product('Yine pahalı', 100_000_001)));
    await untilSent(browser);
    expect(await stored()).toHaveLength(5);
  });

  test('of a sample is not sent when the list could not be loaded', async () => {
    injectFaults(({ path }) => (path.startsWith('/products') ? { status: 503 } : undefined));
    const { editor, browser, shown, close } = await openPanel(backend());
    clearFaults();
    const begin = backend().requests.length;
    editor.remove('products', 2);
    editor.update('products', { ...product('Tahmin'), id: 1 });
    expect(namesOn({ shown })).toContain('Tahmin');
    editor.add('products', product('Yeni'));
    await untilSent(browser);
    expect(writesSince(backend(), begin)).toEqual(['POST /products']);
    close();
    const later = await openPage(backend(), { browser });
    expect(namesOn(later)).toEqual(['Yeni', 'Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('of a saved copy is sent, because its ids are those of the backend', async () => {
    const browser = fakeBrowser();
    const yesterday = await openPanel(backend(), { browser });
    await vi.waitFor(() => expect(browser.store.getItem('ornekoto_source')).toBe(backend().url));
    yesterday.close();
    injectFaults(() => ({ status: 503 }));
    const { editor, shown, goOnline } = await openPanel(backend(), { browser });
    expect(namesOn({ shown })).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
    editor.remove('products', 2);
    await vi.waitFor(() =>
      expect(logged).toHaveBeenCalledWith('products: a change is kept', expect.anything()),
    );
    clearFaults();
    goOnline();
    await untilSent(browser);
    expect(await stored()).toEqual(['Eski 3', 'Eski 1']);
  });
});

/** As Chromium does when a reused connection breaks. */
const postingTwice: typeof fetch = async (input, init) => {
  if (init?.method === 'POST') await fetch(input, init);
  return fetch(input, init);
};
