import { expect, test } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { useSaving } from './savePanel.ts';
import { eventually, openPanel, product } from './saveToBackend.ts';

/** A panel whose lists have been read completely. */
async function openWholePanel(backend: LocalBackend) {
  const panel = await openPanel(backend);
  await eventually(() =>
    expect(panel.browser.store.getItem('ornekoto_source')?.match(/whole/g)).toHaveLength(5),
  );
  return panel;
}

describeBackend('replacing everything', () => {
  const { backend, stored } = useSaving();
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
    if (newest) editor.update('products', newest.id, { price: 1_234.5, inStock: false });
    if (second) editor.remove('products', second.id);
    if (third) {
      editor.remove('products', third.id);
      editor.restore('products', third);
    }
    editor.saveRecord('contact', { phone: '0532 000 00 00 ' });
    expect(await editor.replaceAll(backup)).toBeUndefined();
  });

  test('of 5000 products is one request, and so is a change of them all', async () => {
    const { editor, shown } = await openWholePanel(backend());
    const many = Array.from({ length: 5000 }, (_, at) => ({
      ...product(`Parça ${at}`, at),
      id: at + 1,
    }));
    const begin = backend().requests.length;
    expect(await editor.replaceAll({ ...backup, products: many })).toBeUndefined();
    expect(await stored()).toEqual(many.map(({ name }) => name));
    const restored = shown();
    const { products } = restored;
    const edited = products.map((before) => ({ before, after: { ...before, inStock: false } }));
    const result = await editor.changeProducts({ added: many, edited, deleted: [] });
    if (result.kind !== 'done') throw new Error('The products are changed');
    expect(await backend().sql('select from products where not in_stock')).toHaveLength(5000);
    await editor.changeProducts(result.undo);
    expect(shown().products).toEqual(products);
    const requests = ['replace_catalog', 'change_products', 'change_products'];
    expect(writesSince(backend(), begin)).toEqual(requests.map((name) => `POST /rpc/${name}`));
  });
});
