import { expect, test } from 'vitest';

import type { Product } from './product';
import { EMPTY_PRODUCT_DRAFT, productDraft, productFromDraft } from './productDraft';

const product: Product = {
  id: 3,
  name: 'Sol Ön Far',
  price: 1850.5,
  originalPrice: 2080,
  image: 'images/products/on-far.webp',
  category: 'Farlar',
  brand: 'HELLA',
  description: 'Polikarbon camlı.',
  inStock: false,
  discount: 11,
};

test('a product comes out of its draft as it went in, but for the id', () => {
  const { id: _, ...values } = product;
  expect(productFromDraft(productDraft(product))).toEqual(values);
});

test('empty numbers leave no field behind', () => {
  const plain = productFromDraft({ ...EMPTY_PRODUCT_DRAFT, name: 'Buji', price: '95' });
  expect(plain).toMatchObject({ name: 'Buji', price: 95, inStock: true });
  expect(plain).not.toHaveProperty('originalPrice');
  expect(plain).not.toHaveProperty('discount');
});

test('a product without an old price and a discount opens with empty fields', () => {
  const { originalPrice: _price, discount: _discount, ...plain } = product;
  expect(productDraft(plain)).toMatchObject({ price: '1850.5', originalPrice: '', discount: '' });
});

test('a price that is only half typed stands for none', () => {
  expect(productFromDraft({ ...productDraft(product), price: '-' }).price).toBe(0);
});

test('texts lose the spaces around them, the discount its decimals', () => {
  const typed = { ...productDraft(product), name: ' Sol Ön Far ', discount: '11.9' };
  expect(productFromDraft(typed)).toMatchObject({ name: 'Sol Ön Far', discount: 11 });
});
