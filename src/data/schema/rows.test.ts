import { expect, test } from 'vitest';

import { fromRow } from './columns';
import { toRow } from './rows';
import { sampleCatalog } from './samples';
import { brandTable, productTable, slideTable } from './tables';

test('every sample is unchanged after toRow and parseRow', () => {
  const { products, brands, slides } = sampleCatalog;
  const before = { products, brands, slides };
  const after = {
    products: products.map((item) =>
      productTable.parseRow({ ...toRow('products', item), id: item.id }),
    ),
    brands: brands.map((item) => brandTable.parseRow({ ...toRow('brands', item), id: item.id })),
    slides: slides.map((item) => slideTable.parseRow({ ...toRow('slides', item), id: item.id })),
  };
  expect(after).toStrictEqual(before);
});

test.each([null, 'x', [1]])('fromRow returns %j unchanged', (value) => {
  expect(fromRow(value)).toBe(value);
});
