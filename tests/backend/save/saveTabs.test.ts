import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { describeBackend } from '../support/useBackend.ts';
import { namesOn, resetShop, useSaving, failWrites } from './savePanel.ts';
import {
  openPage,
  openPanel,
  outboxOf,
  type Page,
  product,
  storedProducts,
  untilSent,
} from './saveToBackend.ts';

describeBackend('two tabs of one browser', () => {
  const { backend, injectFaults, clearFaults } = useSaving();

  /** The stored names, when all pages show them in the stored order. */
  async function agreed(...pages: Pick<Page, 'shown'>[]): Promise<string[]> {
    const names = await storedProducts(backend());
    await vi.waitFor(() => expect(pages.map(namesOn)).toEqual(pages.map(() => names)));
    return names;
  }

  test('show each other’s changes at once, also in a tab without a login', async () => {
    const browser = fakeBrowser();
    const window = await openPage(backend(), { browser });
    const { editor, ...panel } = await openPanel(backend(), { browser });
    injectFaults(failWrites({ status: 503 }));
    editor.add('products', product('Yeni'));
    editor.remove('products', 2);
    editor.saveContact({ ...panel.shown().contact, phone: '0312 345 67 89' });
    await vi.waitFor(() => expect(namesOn(window)).toEqual(['Yeni', 'Eski 3', 'Eski 1']));
    await vi.waitFor(() => expect(window.shown().contact.phone).toBe('0312 345 67 89'));

    clearFaults();
    panel.goOnline();
    await untilSent(browser);
    expect(await agreed(window, panel)).toEqual(['Yeni', 'Eski 3', 'Eski 1']);
  });

  test('add and edit at the same time; every change is kept, and both show the same', async () => {
    const browser = fakeBrowser();
    const one = await openPanel(backend(), { browser });
    const other = await openPanel(backend(), { browser });
    one.editor.add('products', product('Bir'));
    other.editor.update('products', { ...product('Eski 3, düzeltilmiş'), id: 3 });
    one.editor.remove('products', 1);
    await untilSent(browser);
    expect(await agreed(one, other)).toEqual(['Bir', 'Eski 3, düzeltilmiş', 'Eski 2']);
  });

  test('edit each other’s item before and after it was saved', async () => {
    const browser = fakeBrowser();
    const one = await openPanel(backend(), { browser });
    const other = await openPanel(backend(), { browser });
    injectFaults(failWrites({ status: 503 }));
    const id = one.editor.add('products', product('Bir'));
    await vi.waitFor(() => expect(namesOn(other)).toContain('Bir'));
    other.editor.update('products', { ...product('Bir, ikinci'), id });
    await vi.waitFor(() => expect(namesOn(one)).toContain('Bir, ikinci'));
    expect(outboxOf(browser)).toHaveLength(1);

    clearFaults();
    one.goOnline();
    await untilSent(browser);
    other.editor.update('products', { ...product('Bir, üçüncü'), id });
    await untilSent(browser);
    expect(await agreed(one, other)).toEqual(['Bir, üçüncü', 'Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('send six waiting changes once each when both are opened at the same time', async () => {
    const browser = fakeBrowser();
    const { editor, close } = await openPanel(backend(), { browser });
    injectFaults(failWrites({ status: 503 }));
    for (let number = 1; number <= 6; number += 1)
      editor.add('products', product(`Yeni ${number}`));
    close();
    clearFaults();
    const pages = await Promise.all([1, 2].map(async () => openPanel(backend(), { browser })));
    await untilSent(browser);
    const added = ['Yeni 6', 'Yeni 5', 'Yeni 4', 'Yeni 3', 'Yeni 2', 'Yeni 1'];
    expect(await agreed(...pages)).toEqual([...added, 'Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('send them once each also without locks, as on a page without a secure context', async () => {
    const browser = fakeBrowser({ locks: false });
    const { editor, close } = await openPanel(backend(), { browser });
    injectFaults(failWrites({ status: 503 }));
    for (let number = 1; number <= 6; number += 1)
      editor.add('products', product(`Yeni ${number}`));
    close();
    clearFaults();
    await Promise.all([1, 2].map(async () => openPanel(backend(), { browser })));
    await untilSent(browser);
    expect(new Set(await storedProducts(backend())).size).toBe(9);
    expect(await storedProducts(backend())).toHaveLength(9);
  });
});

describeBackend('two owners', () => {
  const { backend, stored } = useSaving({ reset: async (it) => resetShop(it, 12) });

  test('edit and delete the same item: given up, it stays deleted, and both see that', async () => {
    const one = await openPanel(backend());
    const other = await openPanel(backend());
    one.editor.remove('products', 5);
    await untilSent(one.browser);
    other.editor.watchConflicts((conflicts) =>
      conflicts.forEach(({ id }) => setTimeout(() => other.editor.decide(id, 'theirs'))),
    );
    other.editor.update('products', { ...product('Eski 5, düzeltilmiş'), id: 5 });
    await untilSent(other.browser);
    await vi.waitFor(() => expect(other.shown().products).toHaveLength(11));
    expect(await stored()).toHaveLength(11);
  });

  test('save contact details while one clock is ahead: the last ones are kept', async () => {
    await backend().sql(`
      insert into contact_info (phone, email, address, working_hours, updated_at)
      values ('0312 111 11 11', 'a@b.example', 'Ankara', 'Her gün', now() + interval '2 days')`);
    const { editor, browser, shown } = await openPanel(backend());
    editor.saveContact({ ...shown().contact, phone: '0312 222 22 22' });
    await untilSent(browser);
    expect((await openPage(backend())).shown().contact.phone).toBe('0312 222 22 22');
    expect(await backend().sql('select phone from contact_info')).toHaveLength(1);
  });
});
