import { describe, expect, test } from 'vitest';

import { COUNTED, SEARCHED, NO_CAR_HINTS, SEARCH_TABLES } from '@/domain/testing/searchCases';

import { findProducts } from './findProducts';
import { ALL_PRODUCTS } from './productQuery';
import { similarity } from './words/similarTerm';

const PAGE = { skip: 0, size: 24 };

describe.each(SEARCH_TABLES)('in $products.length products', ({ products, searches }) => {
  test.for(searches)('%j finds %j', ([asked, ids, instead]) => {
    const query = { ...ALL_PRODUCTS, ...asked };
    const found = findProducts(products, query, PAGE, { ...NO_CAR_HINTS, ...asked });
    expect(found.products.map(({ id }) => id)).toEqual(ids);
    expect(found.total).toBe(ids.length);
    expect(found.relaxed ?? found.meant).toEqual(instead);
  });
});

test('categories and brands are counted as if they were not chosen', () => {
  const query = { ...ALL_PRODUCTS, text: 'fren', category: 'Fren' };
  expect(findProducts(SEARCHED, query, PAGE, NO_CAR_HINTS)).toMatchObject(COUNTED);
});

test('a page begins and ends where it is asked to', () => {
  const { products, total } = findProducts(
    SEARCHED,
    ALL_PRODUCTS,
    { skip: 2, size: 2 },
    NO_CAR_HINTS,
  );
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
