import { expect, test } from 'vitest';

import { fromRow, toProductRow } from './rows';
import { sampleCatalog } from './samples';
import { brandTable, productTable, slideTable } from './tables';

test('a product goes out under the database’s names, without an id', () => {
  expect(
    toProductRow({
      id: 9,
      name: 'Far',
      price: 10,
      image: '',
      category: 'Farlar',
      brand: 'HELLA',
      description: 'Açıklama',
      inStock: false,
    }),
  ).toStrictEqual({
    name: 'Far',
    price: 10,
    original_price: null,
    image: '',
    category: 'Farlar',
    brand: 'HELLA',
    description: 'Açıklama',
    in_stock: false,
    discount: null,
  });
});

test('every sample comes back from its row as it went', () => {
  const { products, brands, slides } = sampleCatalog;
  const there = { products, brands, slides };
  const back = {
    products: products.map((item) =>
      productTable.fromRow({ ...productTable.toRow(item), id: item.id }),
    ),
    brands: brands.map((item) => brandTable.fromRow({ ...brandTable.toRow(item), id: item.id })),
    slides: slides.map((item) => slideTable.fromRow({ ...slideTable.toRow(item), id: item.id })),
  };
  expect(back).toStrictEqual(there);
});

test.each([null, 'x', [1]])('%j is no row and comes back as it is', (value) => {
  expect(fromRow(value)).toBe(value);
});
