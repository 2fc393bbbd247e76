import { expect, test } from 'vitest';

import type { Product } from '@/domain/product';
import { reduced } from '@/domain/testing/examples';

import { emptyDraft, fromDraft, toDraft } from './itemDraft';

const sold: Product = { ...reduced, price: 1850.5, inStock: false };

test('a product is unchanged after toDraft and fromDraft, except for its id', () => {
  const { id: _, ...values } = sold;
  const { originalPrice: _price, discount: _discount, ...plain } = values;
  const draft = toDraft('products', plain);
  expect(draft).toMatchObject({ price: '1850,50', originalPrice: '', discount: '' });
  expect(fromDraft('products', draft)).toStrictEqual(plain);
  expect(fromDraft('products', toDraft('products', sold))).toStrictEqual(values);
  expect(fromDraft('products', emptyDraft('products'))).toMatchObject({ inStock: true });
});

test('the part numbers of a description have a field of their own', () => {
  const numbered = { ...sold, description: 'Ön.\nParça No : 0986 424;1K0698151' };
  const draft = toDraft('products', numbered);
  expect(draft).toMatchObject({ description: 'Ön.', partNumbers: '0986 424, 1K0698151' });
  const joined = 'Ön.\nParça no: 0986 424, 1K0698151';
  expect(fromDraft('products', draft)).toMatchObject({ description: joined });
  const without = fromDraft('products', { ...draft, partNumbers: ' ' });
  expect(without).toMatchObject({ description: 'Ön.' });
});

test('texts are cleaned, the discount is truncated, an incomplete price is 0', () => {
  const typed = {
    ...toDraft('products', sold),
    name: ' Sol\u00A0 Ön\u200B ',
    description: 'Ön\r\nArka ',
    discount: '11.9',
    price: '-',
  };
  const values = { name: 'Sol Ön', description: 'Ön\nArka', discount: 11, price: 0 };
  expect(fromDraft('products', typed)).toMatchObject(values);
});
