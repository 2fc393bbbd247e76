import { expect, test } from 'vitest';

import { fromRow, toRow } from './rows';
import { sampleCatalog } from './samples';
import { brandTable, productTable, slideTable } from './tables';

test('a product goes out under the database’s names, without an id', () => {
  expect(
    toRow('products', {
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
      productTable.parseRow({ ...toRow('products', item), id: item.id }),
    ),
    brands: brands.map((item) => brandTable.parseRow({ ...toRow('brands', item), id: item.id })),
    slides: slides.map((item) => slideTable.parseRow({ ...toRow('slides', item), id: item.id })),
  };
  expect(back).toStrictEqual(there);
});

test.each([null, 'x', [1]])('%j is no row and comes back as it is', (value) => {
  expect(fromRow(value)).toBe(value);
});
