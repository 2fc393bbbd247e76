import { describe, expect, test } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import type { UndoRemoval } from '@/panel/data/OwnerRepository';
import type { Conflict } from '@/panel/domain/conflict';

import type { LocalBackend, LocalBackendOptions } from '../../../scripts/backend/localBackend.ts';
import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { failWrites, namesOn, resetProducts, resetShop, useSaving } from './savePanel.ts';
import { eventually, openPage, openPanel, outboxOf, untilSent } from './saveToBackend.ts';

const FIVE = ['Eski 5', 'Eski 4', 'Eski 3', 'Eski 2', 'Eski 1'];

/** Five products with dates of their own. */
async function resetDates({ sql }: LocalBackend): Promise<void> {
  await sql(`
    update products set created_at = timestamptz '2026-01-01 10:00:00.123456+03' + id * interval '1 day'`);
}

async function resetFive(backend: LocalBackend): Promise<void> {
  await resetShop(backend, 5);
  await resetDates(backend);
}

async function resetFivePlain(backend: LocalBackend): Promise<void> {
  await resetProducts(backend, 5);
  await resetDates(backend);
}

/** A database that was set up before dates could be chosen. */
async function withoutOurGrant(backend: LocalBackend): Promise<void> {
  await resetFive(backend);
  await backend.sql('revoke insert (created_at) on products from anon, authenticated');
}

function undone(undo: UndoRemoval | undefined): number {
  if (undo === undefined) throw new Error('The item is there');
  return undo();
}

const DATABASES: [string, LocalBackendOptions, (backend: LocalBackend) => Promise<void>][] = [
  ['with our migrations', {}, resetFive],
  ['that has only the tables', PLAIN_TABLES, resetFivePlain],
];

describe.each(DATABASES)('an undone deletion in a database %s', (_, options, reset) => {
  describeBackend('', () => {
    const { backend, logged, stored, injectFaults, clearFaults } = useSaving({
      backend: options,
      reset,
    });
    const dates = async () =>
      backend().sql('select name, created_at::text from products order by name');

    test('is where it was: for the owner, after his reload and for a visitor', async () => {
      const before = await dates();
      const panel = await openPanel(backend());
      const undo = panel.editor.remove('products', 3);
      await untilSent(panel.browser);
      expect(await stored()).toEqual(['Eski 5', 'Eski 4', 'Eski 2', 'Eski 1']);
      undone(undo);
      expect(namesOn(panel)).toEqual(FIVE);
      await untilSent(panel.browser);
      expect(await stored()).toEqual(FIVE);
      expect(await dates()).toEqual(before);
      panel.close();
      expect(namesOn(await openPage(backend(), { browser: panel.browser }))).toEqual(FIVE);
      expect(namesOn(await openPage(backend()))).toEqual(FIVE);
      expect(logged).not.toHaveBeenCalled();
    });

    test('is where it was, and there once, when the answer of the deletion is lost before a reload', async () => {
      const before = await dates();
      const browser = fakeBrowser();
      const panel = await openPanel(backend(), { browser });
      injectFaults(failWrites('lose answer'));
      const undo = panel.editor.remove('products', 3);
      await eventually(() => expect(logged).toHaveBeenCalled());
      undone(undo);
      expect(namesOn(panel)).toEqual(FIVE);
      panel.close();
      clearFaults();
      const later = await openPanel(backend(), { browser });
      await untilSent(browser);
      expect(await dates()).toEqual(before);
      expect(namesOn(later)).toEqual(FIVE);
    });

    test('is there once when the answer of the insert is lost', async () => {
      const before = await dates();
      const panel = await openPanel(backend());
      const undo = panel.editor.remove('products', 3);
      await untilSent(panel.browser);
      injectFaults(failWrites('lose answer'));
      undone(undo);
      await eventually(() => expect(logged).toHaveBeenCalled());
      clearFaults();
      panel.goOnline();
      await untilSent(panel.browser);
      expect(await dates()).toEqual(before);
      expect(namesOn(panel)).toEqual(FIVE);
    });

    test('sends nothing when the deletion had not been sent', async () => {
      const rows = async () =>
        backend().sql('select id, name, created_at::text from products order by id');
      const before = await rows();
      const panel = await openPanel(backend());
      injectFaults(() => ({ status: 503 }));
      const undo = panel.editor.remove('products', 3);
      await eventually(() => expect(logged).toHaveBeenCalled());
      expect(undone(undo)).toBe(3);
      expect(outboxOf(panel.browser)).toEqual([]);
      clearFaults();
      panel.goOnline();
      expect(await rows()).toEqual(before);
      expect(namesOn(panel)).toEqual(FIVE);
    });

    test('is where it was in both tabs, whichever of them deletes', async () => {
      const browser = fakeBrowser();
      const one = await openPanel(backend(), { browser });
      const other = await openPanel(backend(), { browser });
      const undoOfOne = one.editor.remove('products', 2);
      const undoOfOther = other.editor.remove('products', 4);
      await untilSent(browser);
      undone(undoOfOther);
      undone(undoOfOne);
      await untilSent(browser);
      expect(await stored()).toEqual(FIVE);
      await eventually(() => expect(namesOn(one)).toEqual(FIVE));
      await eventually(() => expect(namesOn(other)).toEqual(FIVE));
    });

    test('of every product brings the whole list back, in any order', async () => {
      const before = await dates();
      const panel = await openPanel(backend());
      const undos = new Map([5, 4, 3, 2, 1].map((id) => [id, panel.editor.remove('products', id)]));
      await untilSent(panel.browser);
      [3, 1, 5, 2, 4].forEach((id) => undone(undos.get(id)));
      expect(namesOn(panel)).toEqual(FIVE);
      await untilSent(panel.browser);
      expect(await dates()).toEqual(before);
      await eventually(() => expect(namesOn(panel)).toEqual(FIVE));
    });

    /** A page that still shows the deleted row of an item that has come back. */
    async function openOutdated() {
      const panel = await openPanel(backend());
      const outdated = await openPanel(backend());
      const undo = panel.editor.remove('products', 3);
      await untilSent(panel.browser);
      undone(undo);
      await untilSent(panel.browser);
      return outdated;
    }

    test('is not edited on a page that still shows the deleted row: the owner is asked', async () => {
      const { editor, shown, browser } = await openOutdated();
      let conflicts: readonly Conflict[] = [];
      editor.watchConflicts((now) => (conflicts = now));
      shown()
        .products.filter(({ id }) => id === 3)
        .forEach((item) => editor.update('products', { ...item, price: 50 }));
      const asked = { mine: { name: 'Eski 3', price: 50 }, theirs: undefined };
      await eventually(() => expect(conflicts).toMatchObject([asked]));
      editor.decide(conflicts[0]?.id ?? '', 'theirs');
      await untilSent(browser);
      expect(await stored()).toEqual(FIVE);
      const prices = await backend().sql(`select price::int from products where name = 'Eski 3'`);
      expect(prices).toEqual([{ price: 3 }]);
    });

    test('is not deleted on such a page', async () => {
      const { editor, browser } = await openOutdated();
      editor.remove('products', 3);
      await untilSent(browser);
      expect(await stored()).toEqual(FIVE);
    });
  });
});

describeBackend('an undone deletion in a database without our newest migration', () => {
  const { backend, stored, injectFaults, clearFaults, logged } = useSaving({
    reset: withoutOurGrant,
  });

  test('comes back at the top, once, also when the answer is lost', async () => {
    const panel = await openPanel(backend());
    const undo = panel.editor.remove('products', 3);
    await untilSent(panel.browser);
    injectFaults(failWrites('lose answer'));
    undone(undo);
    await eventually(() => expect(logged).toHaveBeenCalled());
    clearFaults();
    panel.goOnline();
    await untilSent(panel.browser);
    expect(await stored()).toEqual(['Eski 3', 'Eski 5', 'Eski 4', 'Eski 2', 'Eski 1']);
  });
});
