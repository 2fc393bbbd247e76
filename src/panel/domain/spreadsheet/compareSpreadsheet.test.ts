import { expect, test } from 'vitest';

import type { Product } from '@/domain/product';
import { product } from '@/domain/testing/examples';
import { NO_CHANGES, withoutId } from '@/panel/domain/products/productChanges';

import { compareSpreadsheet } from './compareSpreadsheet';
import type { ProductLine, ProductValues } from './productLine';

const far: Product = { ...product, id: 7, originalPrice: 2080, discount: 11 };
const disk: Product = {
  ...product,
  id: 3,
  name: 'Disk',
  price: 9.5,
  category: 'Fren',
  brand: 'BREMBO',
};
const shop = { products: [far, disk], brands: [{ id: 1, name: 'HELLA', logo: 'a.svg' }] };
const buji = { name: 'Buji', brand: 'BOSCH', category: 'Elektrik', price: 95 };

function lines(...values: ProductValues[]): ProductLine[] {
  return values.map((one, index) => ({ line: index + 2, values: one, problems: [] }));
}

/** With a shop of these products. */
function compareTo(products: Product[], ...values: ProductValues[]) {
  return compareSpreadsheet({ ...shop, products }, lines(...values));
}

const compare = (...values: ProductValues[]) => compareTo(shop.products, ...values);

test('a product is found whatever the case, the dots and the spaces; what is not given stays', () => {
  const changes = compare({ name: ' SOL  ON FAR', brand: 'hella', price: 1900 });
  expect(changes).toMatchObject({ added: 0, changed: 1, unchanged: 0, wrong: [], newBrands: [] });
  expect(changes.changes).toEqual({
    added: [],
    edited: [{ before: far, after: { ...far, price: 1900 } }],
    deleted: [],
  });
});

test('without a brand the name is enough if only one product has it', () => {
  expect(compare({ name: 'Disk', inStock: false }).changes.edited).toEqual([
    { before: disk, after: { ...disk, inStock: false } },
  ]);
  const twins = [far, { ...far, id: 8, brand: 'VALEO' }];
  expect(compareTo(twins, { name: far.name, price: 1 })).toMatchObject({
    changed: 0,
    wrong: [{ line: 2, problems: [{ kind: 'ambiguous', count: 2 }] }],
    changes: NO_CHANGES,
  });
});

test.each<[string, Product[], ProductValues]>([
  ['the values of the shop', [far], withoutId(far)],
  ['other capital letters', [disk], { ...withoutId(disk), brand: 'Brembo', category: 'FREN' }],
  [
    'another kind of line break',
    [{ ...disk, description: 'Ön\nArka' }],
    { name: 'Disk', description: 'Ön\r\nArka' },
  ],
  [
    'a category with spaces around it, beside one that differs in a dot',
    [
      { ...far, category: '\r\nIsitma ' },
      { ...disk, category: 'Isıtma' },
    ],
    { name: far.name, brand: far.brand, category: 'Isitma' },
  ],
])('a line with %s changes nothing', (_, products, values) => {
  const nothing = { added: 0, changed: 0, unchanged: 1, wrong: [], changes: NO_CHANGES };
  expect(compareTo(products, values)).toMatchObject(nothing);
});

test('new products are in the order of the spreadsheet; the same name with another brand is new', () => {
  const changes = compare(buji, { ...buji, name: far.name, description: 'Çiftli' });
  expect(changes).toMatchObject({ added: 2, changed: 0 });
  expect(changes.changes.added).toEqual([
    { ...buji, description: 'Buji', image: '', inStock: true },
    { ...buji, name: far.name, description: 'Çiftli', image: '', inStock: true },
  ]);
});

test('a new product needs a category, a brand and a price', () => {
  const problems = ['brand', 'category', 'price'].map((field) => ({ kind: 'missing', field }));
  expect(compare({ name: 'Buji' })).toMatchObject({ added: 0, wrong: [{ line: 2, problems }] });
});

test('the shop’s spelling of brands and categories is used, and the first one of a new brand', () => {
  const changes = compare(
    { ...buji, brand: 'Bosch', category: 'ŞANZIMAN' },
    { ...buji, name: 'Bobin', brand: 'BOSCH' },
    { ...buji, name: 'Rulman', brand: 'hella' },
  );
  const added = changes.changes.added.map(({ brand, category }) => `${brand} ${category}`);
  expect(added).toEqual(['Bosch Şanzıman', 'Bosch Elektrik', 'HELLA Elektrik']);
  expect(changes.newBrands).toEqual(['Bosch']);
});

test('a line that repeats an earlier one is wrong', () => {
  const changes = compare(
    buji,
    { name: far.name, price: 1 },
    { ...buji, price: 1 },
    { name: far.name, brand: 'HELLA', price: 2 },
  );
  expect(changes).toMatchObject({
    added: 1,
    changed: 1,
    wrong: [
      { line: 4, problems: [{ kind: 'repeated', line: 2 }] },
      { line: 5, problems: [{ kind: 'repeated', line: 3 }] },
    ],
  });
});

test('the same product twice in the shop and in the spreadsheet: one after the other', () => {
  const twin = { ...far, id: 8, price: 20 };
  const same = { name: far.name, brand: far.brand };
  expect(compareTo([far, twin], { ...same, price: 1850 }, { ...same, price: 21 })).toMatchObject({
    changed: 1,
    unchanged: 1,
    changes: { edited: [{ after: { ...far, id: 8, price: 21 } }] },
  });
  expect(compareTo([far, twin], { ...same, price: 1 }).wrong).toHaveLength(1);
});

test('wrong lines are in the order of the spreadsheet and change nothing', () => {
  const problems = [{ kind: 'unreadable', field: 'price', text: '?' }] as const;
  const wrong: ProductLine = { line: 9, values: { name: far.name, price: 1 }, problems };
  const changes = compareSpreadsheet(shop, [wrong, ...lines({ name: 'Buji' })]);
  expect(changes.wrong).toMatchObject([
    { line: 2, name: 'Buji' },
    { line: 9, name: far.name },
  ]);
  expect(changes.changes).toEqual(NO_CHANGES);
});
