import { expect, test } from 'vitest';

import { COUNTED, SEARCHED, SEARCHES } from '@/domain/testing/searchCases';

import { findProducts } from './findProducts';
import { similarity } from './meantWords';
import { ALL_PRODUCTS } from './productQuery';

const PAGE = { skip: 0, size: 24 };

test.each(SEARCHES)('%j finds %j', (asked, ids, meant) => {
  const found = findProducts(SEARCHED, { ...ALL_PRODUCTS, ...asked }, PAGE);
  expect(found.products.map(({ id }) => id)).toEqual(ids);
  expect(found.total).toBe(ids.length);
  expect(found.meant).toBe(meant);
});

test('categories and brands are counted as if they were not chosen', () => {
  const query = { ...ALL_PRODUCTS, text: 'fren', category: 'Fren' };
  expect(findProducts(SEARCHED, query, PAGE)).toMatchObject(COUNTED);
});

test('a page begins and ends where it is asked to', () => {
  const { products, total } = findProducts(SEARCHED, ALL_PRODUCTS, { skip: 2, size: 2 });
  expect(products.map(({ id }) => id)).toEqual([7, 6]);
  expect(total).toBe(SEARCHED.length);
});

test.each([
  ['debriaj', 'debriyaj', 6 / 11],
  ['aaaa', 'aa', 3 / 4],
  ['far', 'piston', 0],
])('%j and %j are similar as in PostgreSQL', (one, other, likeness) => {
  expect(similarity(one, other)).toBe(likeness);
});
