import { expect, test } from 'vitest';

import { contactTable, listTables, productTable } from '@/data/schema/tables';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { fullStorage } from '@/data/testing/fullStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';

import { createSavedCatalog } from './savedCatalog';
import { safeStorage } from './storage';

const logged = loggedErrors();

function savedAs(text: string) {
  const storage = fakeStorage({ ornekoto_products: text, ornekoto_contact: text });
  return { entries: storage.entries, catalog: createSavedCatalog(safeStorage(() => storage)) };
}

const part = { name: 'Far', price: 5, image: '', category: '', brand: '', description: '' };

test('written tables are read back, and have the shop’s keys', () => {
  const storage = fakeStorage();
  const catalog = createSavedCatalog(safeStorage(() => storage));
  catalog.write(listTables.brands, listTables.brands.samples);
  catalog.write(contactTable, contactTable.samples);

  expect([...storage.entries.keys()]).toEqual(['ornekoto_brands', 'ornekoto_contact']);
  expect(catalog.read(listTables.brands)).toStrictEqual(listTables.brands.samples);
  expect(catalog.read(contactTable)).toStrictEqual(contactTable.samples);
  expect(catalog.read(productTable)).toBeUndefined();
});

test.each(['[{"name":"Fa', '[{"price":5}]', '{"phone":1}'])(
  'an entry that is no list, and no contact details, is quarantined and logged: %j',
  (text) => {
    const { catalog, entries } = savedAs(text);
    expect(catalog.read(contactTable)).toBeUndefined();
    expect(entries.get('ornekoto_contact.damaged')).toBe(text);
    expect(catalog.read(productTable)).toBeUndefined();
    expect(entries.get('ornekoto_products.damaged')).toBe(text);
    expect(entries.has('ornekoto_products')).toBe(false);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('products'), expect.any(Error));
  },
);

test('with a full storage the old copies are kept, also one that cannot be read', () => {
  const full = fullStorage({ ornekoto_brands: '[]', ornekoto_products: 'null' });
  const catalog = createSavedCatalog(safeStorage(() => full));
  expect(catalog.write(listTables.brands, listTables.brands.samples)).toBe(false);
  expect(catalog.read(listTables.brands)).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
  expect(catalog.read(productTable)).toBeUndefined();
  expect(full.entries.get('ornekoto_products')).toBe('null');
});

test('an entry in an older form is repaired', () => {
  const { catalog } = savedAs(
    JSON.stringify([
      { ...part, id: 3, price: '5', original_price: '7.5', in_stock: false, discount: '12' },
      { ...part, id: 3, image: 'javascript:alert(1)' },
      { ...part },
      { id: 9, name: 'Fiyatsız' },
      null,
    ]),
  );
  expect(catalog.read(productTable)).toStrictEqual([
    { ...part, id: 3, originalPrice: 7.5, inStock: false, discount: 12 },
    { ...part, id: 4, inStock: true },
    { ...part, id: 5, inStock: true },
  ]);
  expect(logged).not.toHaveBeenCalled();
});
