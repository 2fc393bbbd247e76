import { expect, test } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { failWrites, namesOn, resetProducts, resetShop, useSaving } from './savePanel.ts';
import { eventually, openPage, openPanel, untilSent } from './saveToBackend.ts';

const FIVE = ['Eski 5', 'Eski 4', 'Eski 3', 'Eski 2', 'Eski 1'];

/** Five products with dates of their own. */
const resetFive = (reset: typeof resetProducts) => async (backend: LocalBackend) => {
  await reset(backend, 5);
  await backend.sql(`
    update products set created_at = timestamptz '2026-01-01 10:00:00.123456+03' + id * interval '1 day'`);
};

/** Deletes a product. Returns what brings it back. */
function remove(
  { editor, shown }: Awaited<ReturnType<typeof openPanel>>,
  id: number,
): () => number {
  const item = shown().products.find((one) => one.id === id);
  if (item === undefined) throw new Error('The item is there');
  editor.remove('products', id);
  return () => editor.restore('products', item);
}

describeBackend.each([
  ['with our migrations', { reset: resetFive(resetShop) }],
  ['that has only the tables', { backend: PLAIN_TABLES, reset: resetFive(resetProducts) }],
])('an undone deletion in a database %s', (_, options) => {
  const { backend, logged, stored, injectFaults, clearFaults } = useSaving(options);
  const dates = async () =>
    backend().sql('select name, created_at::text from products order by name');

  test('is where it was: in both tabs of the owner, after his reload and for a visitor', async () => {
    const before = await dates();
    const browser = fakeBrowser();
    const one = await openPanel(backend(), { browser });
    const other = await openPanel(backend(), { browser });
    const undoOfOne = remove(one, 2);
    const undoOfOther = remove(other, 4);
    await untilSent(browser);
    expect(await stored()).toEqual(['Eski 5', 'Eski 3', 'Eski 1']);
    undoOfOther();
    undoOfOne();
    await untilSent(browser);
    expect(await stored()).toEqual(FIVE);
    expect(await dates()).toEqual(before);
    await eventually(() => expect([namesOn(one), namesOn(other)]).toEqual([FIVE, FIVE]));
    one.close();
    other.close();
    expect(namesOn(await openPage(backend(), { browser }))).toEqual(FIVE);
    expect(namesOn(await openPage(backend()))).toEqual(FIVE);
    expect(logged).not.toHaveBeenCalled();
  });

  test('is where it was, and there once, when the answer of the deletion is lost before a reload', async () => {
    const before = await dates();
    const browser = fakeBrowser();
    const panel = await openPanel(backend(), { browser });
    injectFaults(failWrites('lose answer'));
    const undo = remove(panel, 3);
    await eventually(() => expect(logged).toHaveBeenCalled());
    undo();
    expect(namesOn(panel)).toEqual(FIVE);
    panel.close();
    clearFaults();
    const later = await openPanel(backend(), { browser });
    await untilSent(browser);
    expect(await dates()).toEqual(before);
    expect(namesOn(later)).toEqual(FIVE);
  });

  test('comes back below another one, once, when the answer of its insert is lost', async () => {
    const before = await dates();
    const panel = await openPanel(backend());
    const undos = [3, 2].map((id) => remove(panel, id));
    await untilSent(panel.browser);
    injectFaults(failWrites('lose answer'));
    undos.toReversed().forEach((undo) => undo());
    expect(namesOn(panel)).toEqual(FIVE);
    await eventually(() => expect(logged).toHaveBeenCalled());
    clearFaults();
    panel.goOnline();
    await untilSent(panel.browser);
    expect(await dates()).toEqual(before);
    expect(namesOn(panel)).toEqual(FIVE);
  });
});
