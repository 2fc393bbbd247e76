import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { namesOn, useSaving, failWrites } from './savePanel.ts';
import { openPage, openPanel, product, untilSent } from './saveToBackend.ts';

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

  test.each(['lose answer', 'drop'] as const)(
    'is applied once after the fault “%s”',
    async (fault) => {
      const { editor, browser, goOnline } = await openPanel(backend());
      injectFaults(failWrites(fault));
      editor.add('products', product('Yeni'));
      editor.remove('products', 1);
      await vi.waitFor(() => expect(logged).toHaveBeenCalled());
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

  test('of each of two owners at the same time is kept', async () => {
    const one = await openPanel(backend());
    const other = await openPanel(backend());
    one.editor.remove('products', 1);
    other.editor.remove('products', 2);
    one.editor.add('products', product('Birinin'));
    other.editor.add('products', product('Ötekinin'));
    await Promise.all([untilSent(one.browser), untilSent(other.browser)]);
    expect((await stored()).toSorted()).toEqual(['Birinin', 'Eski 3', 'Ötekinin']);
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
