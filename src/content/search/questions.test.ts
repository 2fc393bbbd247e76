import { expect, test } from 'vitest';

import { findProducts } from '@/domain/products/findProducts';
import { ALL_PRODUCTS } from '@/domain/products/productQuery';
import { ASKED_PARTS, QUESTIONS } from '@/domain/testing/questionCases';

import { insteadLine } from './insteadLine';
import { readQuestion } from './question';

test.for(QUESTIONS)('to %j the page answers %j', ([typed, ids, instead]) => {
  const { text, ...hints } = readQuestion(typed);
  const query = { ...ALL_PRODUCTS, text };
  const found = findProducts(ASKED_PARTS, query, { skip: 0, size: 24 }, { ...hints, fitting: '' });
  expect(found.products.map(({ id }) => id)).toEqual(ids);
  expect(insteadLine(text, found)).toBe(instead);
});
