import { expect, test } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { namesOn, resetProducts, useSaving, failWrites } from './savePanel.ts';
import { eventually, openPage, openPanel, product, untilSent } from './saveToBackend.ts';

describeBackend('a database that has only the tables', () => {
  const { backend, logged, stored, injectFaults, clearFaults } = useSaving({
    backend: PLAIN_TABLES,
    reset: resetProducts,
  });

  test('has a row once whose answer was lost, also after a reload and another change', async () => {
    const browser = fakeBrowser();
    const { editor, close } = await openPanel(backend(), { browser });
    injectFaults(failWrites('lose answer'));
    const altered = editor.add('products', product('Değişecek'));
    await eventually(() => expect(logged).toHaveBeenCalled());
    injectFaults(failWrites({ status: 503 }));
    editor.update('products', { ...product('Değişti'), id: altered });
    close();
    expect(await stored()).toContain('Değişecek');
    clearFaults();
    const later = await openPage(backend(), { browser });
    await untilSent(browser);
    expect(await stored()).toEqual(['Değişti', 'Eski 3', 'Eski 2', 'Eski 1']);
    await eventually(async () => expect(namesOn(later)).toEqual(await stored()));
  });

  test('cannot replace whole lists, and loses nothing when asked to', async () => {
    const { editor, shown } = await openPanel(backend());
    expect(await editor.replaceAll({ ...shown(), products: [] })).toBe('unsupported');
    expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);
    expect(namesOn({ shown })).toEqual(await stored());
  });
});
