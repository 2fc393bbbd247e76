import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { namesOn, resetProducts, useSaving, failWrites } from './savePanel.ts';
import { openPage, openPanel, outboxOf, product, untilSent } from './saveToBackend.ts';

describeBackend('a database that has only the tables', () => {
  const { backend, logged, stored, injectFaults, clearFaults } = useSaving({
    backend: PLAIN_TABLES,
    reset: resetProducts,
  });

  test('saves every kind of change', async () => {
    const { editor, browser, shown } = await openPanel(backend());
    editor.add('products', product('Yeni'));
    editor.update('products', { ...product('Eski 2, düzeltilmiş'), id: 2 });
    editor.remove('products', 3);
    editor.add('brands', { name: 'VALEO', logo: 'images/valeo.svg' });
    editor.saveContact({ ...shown().contact, phone: '0312 345 67 89' });
    await untilSent(browser);
    expect(await stored()).toEqual(['Yeni', 'Eski 2, düzeltilmiş', 'Eski 1']);
    expect((await openPage(backend())).shown().contact.phone).toBe('0312 345 67 89');
  });

  test('gets the waiting changes after a reload without a login', async () => {
    const browser = fakeBrowser();
    const { editor, close } = await openPanel(backend(), { browser });
    injectFaults(failWrites({ status: 503 }));
    editor.add('products', product('Yeni'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    close();
    clearFaults();
    await openPage(backend(), { browser });
    await untilSent(browser);
    expect(await stored()).toEqual(['Yeni', 'Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('has a row once whose answer was lost, also after a reload and another change', async () => {
    const browser = fakeBrowser();
    const { editor, close } = await openPanel(backend(), { browser });
    injectFaults(failWrites('lose answer'));
    const altered = editor.add('products', product('Değişecek'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    injectFaults(failWrites({ status: 503 }));
    editor.update('products', { ...product('Değişti'), id: altered });
    close();
    expect(await stored()).toContain('Değişecek');
    clearFaults();
    const later = await openPage(backend(), { browser });
    await untilSent(browser);
    expect(await stored()).toEqual(['Değişti', 'Eski 3', 'Eski 2', 'Eski 1']);
    await vi.waitFor(async () => expect(namesOn(later)).toEqual(await stored()));
  });

  test('no longer has a row whose answer was lost when the item is deleted', async () => {
    const { editor, browser, goOnline } = await openPanel(backend());
    injectFaults(failWrites('lose answer'));
    const id = editor.add('products', product('Gider'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    editor.remove('products', id);
    clearFaults();
    goOnline();
    await untilSent(browser);
    expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('keeps two products that are equal', async () => {
    const { editor, browser, goOnline } = await openPanel(backend());
    injectFaults(failWrites({ status: 503 }));
    editor.add('products', product('Aynı'));
    editor.add('products', product('Aynı'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    clearFaults();
    goOnline();
    await untilSent(browser);
    expect((await stored()).filter((name) => name === 'Aynı')).toHaveLength(2);
  });

  test('gets no samples while rows of the owner are waiting', async () => {
    const browser = fakeBrowser();
    const { editor, close } = await openPanel(backend(), { browser });
    injectFaults(failWrites({ status: 503 }));
    editor.add('products', product('Yeni'));
    close();
    await backend().sql('delete from products where id <> 0');
    clearFaults();
    await openPage(backend(), { browser });
    await untilSent(browser);
    expect(await stored()).toEqual(['Yeni']);
  });

  test('cannot replace whole lists, and loses nothing when asked to', async () => {
    const { editor, shown } = await openPanel(backend());
    expect(await editor.replaceAll({ ...shown(), products: [] })).toBe('unsupported');
    expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
    expect(namesOn({ shown })).toEqual(await stored());
  });

  test('saves a hundred changes in order', async () => {
    const { editor, browser } = await openPanel(backend());
    for (let number = 1; number <= 100; number += 1)
      editor.add('products', product(`Yeni ${number}`));
    expect(outboxOf(browser).length).toBeGreaterThan(90);
    await untilSent(browser);
    expect((await stored()).slice(0, 2)).toEqual(['Yeni 100', 'Yeni 99']);
    expect(await stored()).toHaveLength(103);
  });
});
