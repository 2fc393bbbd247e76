import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { namesOn, resetProducts, useSaving, writesMeet } from './savePanel.ts';
import { openPage, openPanel, outboxOf, product, untilSent } from './saveToBackend.ts';

describeBackend('a database that has only the tables', () => {
  const { backend, logged, stored, disturb, settle } = useSaving({
    backend: PLAIN_TABLES,
    reset: resetProducts,
  });

  test('takes every kind of change, and waits for nothing', async () => {
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

  test('gets what waited through a reload without anybody logging in', async () => {
    const browser = fakeBrowser();
    const { editor, close } = await openPanel(backend(), { browser });
    disturb(writesMeet({ status: 503 }));
    editor.add('products', product('Yeni'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    close();
    settle();
    await openPage(backend(), { browser });
    await untilSent(browser);
    expect(await stored()).toEqual(['Yeni', 'Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('has an insert whose answer was lost once, also after a reload and an alteration', async () => {
    const browser = fakeBrowser();
    const { editor, close } = await openPanel(backend(), { browser });
    disturb(writesMeet('lose answer'));
    const altered = editor.add('products', product('Değişecek'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    disturb(writesMeet({ status: 503 }));
    editor.update('products', { ...product('Değişti'), id: altered });
    close();
    expect(await stored()).toContain('Değişecek');
    settle();
    const later = await openPage(backend(), { browser });
    await untilSent(browser);
    expect(await stored()).toEqual(['Değişti', 'Eski 3', 'Eski 2', 'Eski 1']);
    await vi.waitFor(async () => expect(namesOn(later)).toEqual(await stored()));
  });

  test('loses an insert whose answer was lost when the item is deleted', async () => {
    const { editor, browser, goOnline } = await openPanel(backend());
    disturb(writesMeet('lose answer'));
    const id = editor.add('products', product('Gider'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    editor.remove('products', id);
    settle();
    goOnline();
    await untilSent(browser);
    expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('keeps two products that are alike', async () => {
    const { editor, browser, goOnline } = await openPanel(backend());
    disturb(writesMeet({ status: 503 }));
    editor.add('products', product('Aynı'));
    editor.add('products', product('Aynı'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    settle();
    goOnline();
    await untilSent(browser);
    expect((await stored()).filter((name) => name === 'Aynı')).toHaveLength(2);
  });

  test('is not given samples beside the owner’s own rows that wait', async () => {
    const browser = fakeBrowser();
    const { editor, close } = await openPanel(backend(), { browser });
    disturb(writesMeet({ status: 503 }));
    editor.add('products', product('Yeni'));
    close();
    await backend().sql('delete from products where id <> 0');
    settle();
    await openPage(backend(), { browser });
    await untilSent(browser);
    expect(await stored()).toEqual(['Yeni']);
  });

  test('cannot replace whole lists, and loses nothing by being asked', async () => {
    const { editor, shown } = await openPanel(backend());
    expect(await editor.replaceAll({ ...shown(), products: [] })).toBe('unsupported');
    expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
    expect(namesOn({ shown })).toEqual(await stored());
  });

  test('takes a hundred changes in order', async () => {
    const { editor, browser } = await openPanel(backend());
    for (let number = 1; number <= 100; number += 1)
      editor.add('products', product(`Yeni ${number}`));
    expect(outboxOf(browser).length).toBeGreaterThan(90);
    await untilSent(browser);
    expect((await stored()).slice(0, 2)).toEqual(['Yeni 100', 'Yeni 99']);
    expect(await stored()).toHaveLength(103);
  });
});
