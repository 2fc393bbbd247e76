import { beforeAll, beforeEach, expect, test } from 'vitest';

import { runInSequence } from '../save/saveToBackend';
import { setPassword } from '../support/owner';
import { VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { forgetHistory, historyOf } from './historyOf';

interface Lowest {
  id: number;
  began: string;
  price: number | null;
  since: string | null;
  until: string | null;
  earliest: string | null;
}

const daysAgo = (time: string | null | undefined) =>
  Math.round((Date.now() - Date.parse(time ?? '')) / 86_400_000);

const named = (name: string, price = 100) => ({ ...VALID_ROWS.products, name, price });

describeBackend('the prices of the past', () => {
  const backend = useBackend();
  const owner = historyOf(backend, 'phone');
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => forgetHistory(backend()));

  const pricesOf = async (product: number) =>
    (await owner.call<{ price: number; until: string | null }[]>('price_history', { product })).map(
      ({ price, until }) => (until === null ? `${price} now` : price),
    );
  const ofIds = async (ids: number[]) => Promise.all(ids.map(pricesOf));
  const setPrices = async (id: number, prices: number[]) =>
    runInSequence(prices, async (price) => void (await setPrice(id, price)));
  const setPrice = async (id: number, price: number) =>
    owner.send('PATCH', `products?id=eq.${id}`, { price });
  /** Each period of a product begins the given number of days ago. */
  const age = async (id: number, days: number[]) =>
    backend().sql(
      `update private.prices as stored
      set since = now() - make_interval(days => began), until = now() - make_interval(days => ended)
      from (
        select since, ($2::int[])[n] as began, ($2::int[])[n + 1] as ended
        from (select since, row_number() over (order by since)::int as n from private.prices where product_id = $1) as numbered
      ) as wanted
      where product_id = $1 and stored.since = wanted.since`,
      [id, days],
    );
  const lowest = async (asked: object) =>
    owner.call<Lowest[]>('lowest_prices', { days: 10, ...asked });

  test('are noted when they change, and end with the part; 0 is no price', async () => {
    await owner.send('POST', 'products', [named('A'), named('B', 0)]);
    await setPrice(1, 90);
    await owner.send('PATCH', 'products?id=eq.1', { name: 'Ayna' });
    await setPrice(1, 0);
    await setPrice(1, 95.5);
    expect(await pricesOf(1)).toEqual([100, 90, '95.5 now']);
    expect(await pricesOf(2)).toEqual([]);
    await owner.send('DELETE', 'products?id=eq.1');
    expect(await pricesOf(1)).toEqual([100, 90, 95.5]);
    await owner.undo({ change: (await owner.newest()).id });
    expect(await pricesOf(1)).toEqual([100, 90, 95.5, '95.5 now']);
    await backend().sql('truncate products');
    expect(await pricesOf(1)).toEqual([100, 90, 95.5, 95.5]);
  });

  test('of the samples are known', async () => {
    await backend().sql('truncate private.filled_lists; select seed_samples()');
    expect(await pricesOf(1)).toEqual(['1850 now']);
  });

  test('move to the new ids of a restored backup, and back when it is undone', async () => {
    await owner.send('POST', 'products', [named('A'), named('A'), named('B'), named('C')]);
    await setPrice(1, 90);
    await setPrice(2, 80);
    const products = [named('C'), named('B', 70), named('A', 80), named('A', 90)];
    const seen_state = await owner.call('catalog_state', {});
    await owner.call('replace_catalog', { products, brands: [], slides: [], seen_state });
    expect(await ofIds([5, 6, 7, 8])).toEqual([
      [100, '90 now'],
      [100, '80 now'],
      [100, '70 now'],
      ['100 now'],
    ]);
    expect(await ofIds([1, 2, 3, 4])).toEqual([[], [], [], []]);
    await owner.undo({ change: (await owner.newest()).id });
    expect(await ofIds([1, 2, 3, 4])).toEqual([
      [100, '90 now'],
      [100, '80 now'],
      [100, 70, '100 now'],
      ['100 now'],
    ]);
  });

  test('are remembered for ninety days, the present one as long as it lasts', async () => {
    await owner.send('POST', 'products', [named('A'), named('B')]);
    await setPrice(1, 90);
    await setPrice(1, 80);
    await age(1, [200, 91, 89]);
    expect(await pricesOf(1)).toEqual([90, '80 now']);
    await age(2, [200]);
    await setPrice(1, 85);
    expect(
      await backend().sql('select price from private.prices where product_id = 1 order by since'),
    ).toEqual(['90', '80', '85'].map((price) => ({ price })));
    expect(await pricesOf(2)).toEqual(['100 now']);
  });

  test('give the lowest one of the days before a discount that begins with this save', async () => {
    await owner.send('POST', 'products', [named('A'), named('B')]);
    await setPrices(1, [70, 80, 80, 95]);
    await age(1, [40, 20, 9, 3]);
    const [a, b] = await lowest({ changing: [1, 2] });
    expect(a).toMatchObject({ id: 1, price: 70 });
    expect(b).toMatchObject({ id: 2, price: 100, until: null });
    expect([a?.since, a?.until].map(daysAgo)).toEqual([20, 9]);
    expect([a?.earliest, daysAgo(b?.earliest)]).toEqual([null, 0]);
    expect(await lowest({ changing: [1], days: 8 })).toMatchObject([{ price: 80 }]);
    expect(await lowest({ changing: [1], days: 2 })).toMatchObject([{ price: 95 }]);
  });

  test('give the lowest one before the present price where the price stays', async () => {
    await owner.send('POST', 'products', [named('A'), named('B'), named('C', 0)]);
    await setPrices(1, [70, 80, 60]);
    await age(1, [40, 30, 25, 12]);
    expect(await lowest({ staying: [1, 2, 3, 99] })).toMatchObject([
      { id: 1, price: 80 },
      { id: 2, price: null, since: null },
    ]);
    expect(await lowest({ staying: [1], days: 14 })).toMatchObject([{ price: 70 }]);
  });
});
