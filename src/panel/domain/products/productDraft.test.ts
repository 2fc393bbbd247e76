import { expect, test } from 'vitest';

import { reduced } from '@/domain/testing/examples';

import { withoutId } from './productChanges';
import { EMPTY_PRODUCT_DRAFT, productDraft, productFromDraft } from './productDraft';

const sold = { ...reduced, price: 1850.5, inStock: false };

test('a product is unchanged after productDraft and productFromDraft, except for its id', () => {
  const { originalPrice: _price, discount: _discount, ...plain } = sold;
  expect(productDraft(plain)).toMatchObject({ price: '1850,50', originalPrice: '', discount: '' });
  expect(productFromDraft(productDraft(plain))).toStrictEqual(withoutId(plain));
  expect(productFromDraft(productDraft(sold))).toStrictEqual(withoutId(sold));
  expect(productFromDraft(EMPTY_PRODUCT_DRAFT)).toMatchObject({ inStock: true });
});

test('texts are trimmed, half an emoji is replaced, the discount is truncated, an incomplete price is 0', () => {
  const typed = { ...productDraft(sold), name: ' Sol Ön \uD83D ', discount: '11.9', price: '-' };
  const values = { name: 'Sol Ön \uFFFD', discount: 11, price: 0 };
  expect(productFromDraft(typed)).toMatchObject(values);
});
