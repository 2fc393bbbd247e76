import { expect, test } from 'vitest';

import { answer, fakeRest, networkDown, productRows, rows } from '@/data/testing/fakeRest';
import { loadFrom } from '@/data/testing/loadFrom';
import { loggedErrors } from '@/data/testing/loggedErrors';
import type { Catalog } from '@/domain/catalog';

const logged = loggedErrors();

const idsOf = ({ products }: Partial<Catalog>) => products?.map(({ id }) => id);

/** Loads products that arrive as these pages. */
async function loadPages(...pages: ReturnType<typeof rows>[]) {
  const rest = fakeRest({ 'GET products': pages });
  const { catalog, more, entries } = await loadFrom(rest);
  const copy = entries.get('ornekoto_products');
  return {
    catalog,
    more,
    shown: [catalog, ...more].map(idsOf),
    saved: copy === undefined ? undefined : idsOf({ products: JSON.parse(copy) }),
    queries: rest.requests
      .filter(({ call }) => call === 'GET products')
      .map(({ url }) => Object.fromEntries(url.searchParams)),
  };
}

test('the first page has 60 rows, and each further page starts after the last row that was read', async () => {
  const { queries } = await loadPages(rows(productRows(6, 5), 3), rows(productRows(4)));
  const order = 'created_at.desc,id.desc';
  const date = '2026-01-01T00:00:05.000Z';
  expect(queries).toEqual([
    { select: '*', order, limit: '60' },
    {
      select: '*',
      order,
      limit: '1000',
      or: `(created_at.lt."${date}",and(created_at.eq."${date}",id.lt.5))`,
    },
  ]);
});

const full = Array.from({ length: 60 }, (_, index) => 60 - index);
const everything = answer(200, productRows(...full));

test.each([
  ['the counted total', [rows(productRows(2, 1), 2)], [2, 1]],
  ['an empty page, where rows were deleted', [rows(productRows(3, 2), 3), rows([])], [3, 2]],
  ['a page that is not full, where nothing is counted', [answer(200, productRows(2, 1))], [2, 1]],
  ['a page without new rows, where nothing is counted', [everything, everything], full],
])('the last page is reached at %s', async (_, pages, ids) => {
  const { shown, saved, queries } = await loadPages(...pages);
  expect(shown).toEqual([ids]);
  expect(saved).toEqual(ids);
  expect(queries).toHaveLength(pages.length);
});

test('a row that is read twice is shown once, and shown items stay the same objects', async () => {
  const pages = [rows(productRows(3, 2, 2), 3), rows(productRows(2, 1))];
  const { catalog, more, shown } = await loadPages(...pages);
  expect(shown).toEqual([
    [3, 2],
    [3, 2, 1],
  ]);
  expect(more[0]?.products?.[0]).toBe(catalog.products[0]);
});

test.each([
  ['a later page fails without an answer', networkDown],
  ['a later page is answered with 503', answer(503, { message: 'Service Unavailable' })],
  ['a later page is not a list', answer(200, {})],
])('when %s, the earlier pages stay on screen and no copy is saved', async (_, failure) => {
  const { shown, saved } = await loadPages(rows(productRows(3), 3), rows(productRows(2)), failure);
  expect(shown).toEqual([[3], [3, 2]]);
  expect(saved).toBeUndefined();
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('products'),
    expect.any(Error),
  );
});
