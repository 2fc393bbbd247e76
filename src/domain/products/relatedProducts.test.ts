import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { relatedProducts } from './relatedProducts';

const other = (id: number, values = {}) => ({ ...product, id, ...values });

test('category and brand count before the stock, and the stock before the order of the list', () => {
  const products = [
    other(2, { category: 'Motor' }),
    other(3, { brand: 'VALEO' }),
    other(4, { inStock: false }),
    other(5),
    other(6, { brand: 'VALEO', category: 'Motor' }),
    other(7, { brand: 'VALEO', inStock: false }),
    other(8),
    product,
  ];
  expect(relatedProducts(product, products).map(({ id }) => id)).toEqual([5, 8, 4, 3, 7, 2]);
});

test('eight at most', () => {
  const products = Array.from({ length: 20 }, (_, index) => other(index + 2));
  expect(relatedProducts(product, products)).toEqual(products.slice(0, 8));
});
