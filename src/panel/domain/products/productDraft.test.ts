import { expect, test } from 'vitest';

import { reduced } from '@/domain/testing/examples';

import { EMPTY_PRODUCT_DRAFT, productDraft, productFromDraft } from './productDraft';

const sold = { ...reduced, price: 1850.5, inStock: false };

test('a product is unchanged after productDraft and productFromDraft, except for its id', () => {
  const { id: _, ...values } = sold;
  expect(productFromDraft(productDraft(sold))).toEqual(values);
});

test('empty number fields are left out of the sold', () => {
  const plain = productFromDraft({ ...EMPTY_PRODUCT_DRAFT, name: 'Buji', price: '95' });
  expect(plain).toMatchObject({ name: 'Buji', price: 95, inStock: true });
  expect(plain).not.toHaveProperty('originalPrice');
  expect(plain).not.toHaveProperty('discount');
});

test('a product without an original price and a discount has empty fields in its draft', () => {
  const { originalPrice: _price, discount: _discount, ...plain } = sold;
  expect(productDraft(plain)).toMatchObject({ price: '1850,50', originalPrice: '', discount: '' });
});

test('an incomplete price becomes 0', () => {
  expect(productFromDraft({ ...productDraft(sold), price: '-' }).price).toBe(0);
});

test('texts are trimmed, half an emoji is replaced, and the discount is truncated', () => {
  const typed = { ...productDraft(sold), name: ' Sol Ön \uD83D ', discount: '11.9' };
  expect(productFromDraft(typed)).toMatchObject({ name: 'Sol Ön \uFFFD', discount: 11 });
});
