import { expect, test } from 'vitest';

import { createRestClient } from '@/data/supabase/restClient';
import {
  answer,
  fakeRest,
  networkDown,
  noAnswer,
  productRows,
  rows,
} from '@/data/testing/fakeRest';
import type { ProductQuery } from '@/domain/products/productQuery';

import { createProductSearch } from './searchProducts';

const FIND = 'GET rpc/search_products';
const asked: ProductQuery = {
  text: 'ışık 3G0',
  category: 'Fren',
  brand: '',
  onlyInStock: true,
  sortBy: 'cheapest',
  skip: 0,
};
const page = { skip: 24, size: 24 };
const car = { carNames: ['golf'], carDetails: ['16', 'tdi'], fitting: 'golf' };

function searchWith(answers: Parameters<typeof fakeRest>[0], limit = 8000) {
  const rest = fakeRest(answers);
  const client = createRestClient({ url: 'https://shop.example', key: 'sb_key' }, rest.fetch);
  const search = createProductSearch(client, limit);
  const find = async (signal = new AbortController().signal) =>
    search.find(asked, page, car, signal);
  return { ...rest, search, find };
}

test('asks for one page, and leaves out what cannot be shown', async () => {
  const counts = [{ name: 'Fren', count: 60 }];
  const products = [...productRows(2, 1), { id: 3 }];
  const relaxed = { kept: ['ışık'], missing: ['3g0'], apart: [] };
  const found = {
    total: 60,
    products,
    categories: counts,
    brands: [],
    meant: null,
    relaxed,
  };
  const { find, requests } = searchWith({ [FIND]: answer(200, found) });
  const answered = await find();
  expect(answered?.products.map(({ id }) => id)).toEqual([2, 1]);
  expect(answered).toMatchObject({
    total: 60,
    categories: counts,
    brands: [],
    relaxed,
  });
  expect(answered?.meant).toBeUndefined();
  expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
    query: 'ışık 3G0',
    in_category: 'Fren',
    in_brand: '',
    skip: '24',
    page_size: '24',
    only_in_stock: 'true',
    sort_by: 'cheapest',
    car_names: 'golf',
    car_details: '16 tdi',
    fitting: 'golf',
  });
});

test('a database without our function cannot search', async () => {
  const missing = answer(404, { code: 'PGRST202', message: 'no function' });
  expect(await searchWith({ [FIND]: missing }).find()).toBeUndefined();
});

test.each([
  ['a failure', answer(500, { message: 'statement timeout' }), 'statement timeout'],
  ['another answer', answer(200, []), 'holds no products'],
  ['no network', networkDown, 'Failed to fetch'],
  ['no answer in time', noAnswer, 'No answer within 10 ms'],
])('%s rejects', async (_, given, message) => {
  const { find } = searchWith({ [FIND]: given }, given === noAnswer ? 10 : 8000);
  await expect(find()).rejects.toThrow(message);
});

test('reads one product by its id', async () => {
  const { search, requests } = searchWith({ 'GET products': [rows(productRows(7)), rows([])] });
  expect(await search.readProduct(7)).toMatchObject({ id: 7, name: 'Parça 7' });
  expect(requests[0]?.url.searchParams.get('id')).toBe('eq.7');
  expect(await search.readProduct(8)).toBeUndefined();
});
