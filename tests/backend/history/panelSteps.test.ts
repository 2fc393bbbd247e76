import { expect, test } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { failWrites, resetProducts, useSaving } from '../save/savePanel';
import { openPanel, untilSent } from '../save/saveToBackend';
import { setPassword } from '../support/owner';
import { describeBackend } from '../support/useBackend';
import { forgetHistory, historyOf } from './historyOf';

describeBackend('the steps of the panel', () => {
  const { backend, injectFaults, clearFaults } = useSaving({
    reset: async (fresh) => {
      await setPassword(fresh);
      await forgetHistory(fresh);
      await resetProducts(fresh);
      await fresh.sql("insert into brands (name, logo) values ('BOSCH', 'b.svg')");
      await fresh.sql('truncate private.steps, private.changed_rows');
    },
  });
  const { changes } = historyOf(backend, 'laptop');

  test('several requests of one step are one, also where they waited in the outbox over a reload', async () => {
    const browser = fakeBrowser();
    const page = await openPanel(backend(), { browser });
    injectFaults(failWrites({ status: 503 }));
    const { step, editor } = page.editor.inStep('samples');
    editor.update('brands', 1, { name: 'BOSCH DE' });
    editor.remove('products', 1);
    page.close();
    clearFaults();
    const again = await openPanel(backend(), { browser });
    await untilSent(browser);
    expect(again.shown().brands[0]?.name).toBe('BOSCH DE');
    expect(await changes()).toMatchObject([
      {
        key: step.slice(0, 36),
        kind: 'samples',
        counts: { brands: { edited: 1 }, products: { deleted: 1 } },
      },
    ]);
  });

  test('samples that are deleted at once and one by one are one step', async () => {
    const browser = fakeBrowser();
    const page = await openPanel(backend(), { browser });
    const { editor } = page.editor.inStep('samples');
    const deleted = page.shown().products.slice(0, 2);
    await editor.changeProducts({ added: [], edited: [], deleted });
    editor.remove('brands', 1);
    await untilSent(browser);
    expect(await changes()).toMatchObject([
      { kind: 'samples', counts: { products: { deleted: 2 }, brands: { deleted: 1 } } },
    ]);
  });

  test('a change without a step of its own is one by itself', async () => {
    const browser = fakeBrowser();
    const { editor } = await openPanel(backend(), { browser });
    editor.remove('products', 1);
    editor.update('products', 2, { price: 7 });
    await untilSent(browser);
    expect((await changes()).map(({ kind }) => kind)).toEqual(['item', 'item']);
  });
});
