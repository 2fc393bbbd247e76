import { expect, test } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import type { Catalog } from '@/domain/catalog';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { describeBackend } from '../support/useBackend.ts';
import { useSaving } from './savePanel.ts';
import { eventually, openPanel, product } from './saveToBackend.ts';

/** A panel whose lists have been read completely. */
async function openWholePanel(backend: LocalBackend) {
  const panel = await openPanel(backend);
  await eventually(() => expect(panel.browser.store.getItem('ornekoto_source')).not.toBeNull());
  return panel;
}

describeBackend('replacing everything', () => {
  const { backend } = useSaving();
  const backup = {
    ...sampleCatalog,
    contact: { ...sampleCatalog.contact, phone: '0312 345 67 89' },
  };

  test('takes neither own edits nor foreign values for another owner’s edits', async () => {
    await backend().sql(`
      insert into products (name, price, original_price, image, category, brand, description, discount, created_at)
        values (' Elle  yazılan ', 10.123456789012345678, 1e-20, 'a.webp', ' Motor', 'BOSCH ', E'Bir\niki\t', 0, '2020-01-01');
      insert into contact_info (phone, email, address, working_hours)
        values ('0312 345 67 89', 'a@b.example', ' Ankara ', E'Hafta içi\n')`);
    const { editor, shown } = await openWholePanel(backend());
    const [newest, second, third] = shown().products;
    editor.add('products', {
      ...product(' Yeni '),
      price: 0.1 + 0.2,
      originalPrice: 7,
      discount: 3,
    });
    if (newest) editor.update('products', { ...newest, price: 1_234.5, inStock: false });
    if (second) editor.remove('products', second.id);
    const undo = third && editor.remove('products', third.id);
    undo?.();
    editor.saveContact({ ...shown().contact, phone: '0532 000 00 00 ' });
    expect(await editor.replaceAll(backup)).toBeUndefined();
  });
});

describeBackend('a shop of 50,000 products', () => {
  const { backend, stored } = useSaving({});
  const [example] = sampleCatalog.products;
  const products = Array.from({ length: 50_000 }, (_, index) => ({
    ...product(`Parça ${index + 1}`, index + 1),
    description: `${example?.description}`.repeat(3),
    id: index + 1,
  }));
  const large: Catalog = { ...sampleCatalog, products };

  test('is restored in one request', async () => {
    const { editor, shown } = await openWholePanel(backend());
    expect(await editor.replaceAll(large)).toBeUndefined();
    expect(await stored()).toEqual(products.map(({ name }) => name));
    expect(shown().products).toHaveLength(products.length);
  });
});
