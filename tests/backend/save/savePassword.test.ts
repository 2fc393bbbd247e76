import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { resetThrottle, PASSWORD, setPassword } from '../support/owner.ts';
import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { namesOn, resetShop, useSaving, failWrites } from './savePanel.ts';
import { openPage, openPanel, outboxOf, product, untilSent } from './saveToBackend.ts';

describeBackend('the owner’s password', () => {
  const { backend, logged, stored, injectFaults, clearFaults } = useSaving({
    async reset(it) {
      await resetShop(it);
      await resetThrottle(it);
    },
  });

  test('opens the panel in composed or decomposed Unicode; another password does not', async () => {
    const page = await openPage(backend());
    expect(await page.logIn(PASSWORD.toLowerCase())).toBeUndefined();
    expect(await page.logIn('')).toBeUndefined();
    expect(await page.logIn(PASSWORD.normalize('NFD'))).toBeDefined();
    expect(backend().requests.filter(({ headers }) => headers['x-admin-password'])).toEqual([]);
  });

  test('is accepted by the database in decomposed Unicode too', async () => {
    const browser = fakeBrowser();
    const page = await openPage(backend(), { browser });
    const editor = await page.logIn(PASSWORD.normalize('NFD'));
    editor?.add('products', product('Yeni'));
    await untilSent(browser);
    expect(await stored()).toContain('Yeni');
  });

  test('that differs from the database’s keeps the change waiting until they are equal', async () => {
    await setPassword(backend(), 'bambaşka bir parola');
    const { editor, browser, shown, goOnline } = await openPanel(backend());
    editor.add('products', product('Yeni'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(logged.mock.lastCall?.[1]).toMatchObject({ kind: 'retry', status: 403 });
    expect(namesOn({ shown })).toContain('Yeni');
    expect(await stored()).toHaveLength(3);

    await setPassword(backend());
    goOnline();
    await untilSent(browser);
    expect(await stored()).toContain('Yeni');
  });

  test('that is given after a reload sends the waiting changes', async () => {
    const browser = fakeBrowser();
    await setPassword(backend(), 'bambaşka bir parola');
    const first = await openPanel(backend(), { browser });
    first.editor.add('products', product('Yeni'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    first.close();

    await setPassword(backend());
    const second = await openPage(backend(), { browser });
    const begin = backend().requests.length;
    await vi.waitFor(() => expect(logged.mock.lastCall?.[1]).toMatchObject({ status: 401 }));
    expect(namesOn(second)).toContain('Yeni');
    // Without the password another try fails too.
    second.goOnline();
    await vi.waitFor(() => expect(writesSince(backend(), begin).length).toBeGreaterThan(0));
    expect(outboxOf(browser)).toHaveLength(1);

    await second.logIn();
    await untilSent(browser);
    expect(await stored()).toContain('Yeni');
  });

  test('is not needed to see an item only once whose answer was lost before a reload', async () => {
    const browser = fakeBrowser();
    const first = await openPanel(backend(), { browser });
    injectFaults(failWrites('lose answer'));
    first.editor.add('products', product('Yeni'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    first.close();

    const second = await openPage(backend(), { browser });
    expect(namesOn(second)).toEqual(['Yeni', 'Eski 3', 'Eski 2', 'Eski 1']);
    clearFaults();
    await second.logIn();
    await untilSent(browser);
    expect(namesOn(second)).toEqual(await stored());
    expect(await stored()).toEqual(['Yeni', 'Eski 3', 'Eski 2', 'Eski 1']);
  });

  test('is sent with every write; a tab without a login sends nothing', async () => {
    const browser = fakeBrowser();
    const window = await openPage(backend(), { browser });
    const { editor, goOnline } = await openPanel(backend(), { browser });
    const begin = backend().requests.length;
    injectFaults(failWrites({ status: 503 }));
    editor.add('products', product('Yeni'));
    await vi.waitFor(() => expect(namesOn(window)).toContain('Yeni'));
    clearFaults();
    goOnline();
    await untilSent(browser);
    const senders = backend()
      .requests.slice(begin)
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['x-admin-password']);
    expect(new Set(senders).size).toBe(1);
  });
});
