import { expect, test } from 'vitest';

import { PLAIN_TABLES } from '../support/plainTables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { namesOn, resetProducts, useSaving } from './savePanel.ts';
import { eventually, openPanel, outboxOf, product, untilSent } from './saveToBackend.ts';

describeBackend('a database whose policies let rows be read but not written', () => {
  const { backend, logged, stored } = useSaving({
    backend: PLAIN_TABLES,
    async reset(given) {
      await resetProducts(given);
      await given.sql('alter table products enable row level security');
    },
  });

  test.each(['update', 'delete'] as const)(
    'keeps the %s waiting and the item on screen until the policy allows it',
    async (kind) => {
      await backend().sql(`
        drop policy if exists "everybody reads" on products;
        create policy "everybody reads" on products for select using (true);
      `);
      const { editor, browser, shown, goOnline } = await openPanel(backend());
      if (kind === 'update') editor.update('products', { ...product('Yeni ad'), id: 2 });
      else editor.remove('products', 2);
      const expected = namesOn({ shown });
      await eventually(() =>
        expect(logged).toHaveBeenCalledWith(
          'products: a change is kept',
          expect.objectContaining({ kind: 'retry', status: 200 }),
        ),
      );
      expect(outboxOf(browser)).toHaveLength(1);
      expect(namesOn({ shown })).toEqual(expected);
      expect(await stored()).toEqual(['Eski 3', 'Eski 2', 'Eski 1']);

      await backend().sql('alter table products disable row level security');
      goOnline();
      await untilSent(browser);
      expect(await stored()).toEqual(expected);
      expect(namesOn({ shown })).toEqual(expected);
    },
  );
});
