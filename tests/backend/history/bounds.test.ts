import { beforeAll, beforeEach, expect, test } from 'vitest';

import { setPassword } from '../support/owner';
import { insertProducts } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { forgetHistory, historyOf } from './historyOf';

describeBackend('the bounds of the history', () => {
  const backend = useBackend();
  const owner = historyOf(backend, 'phone');
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => {
    await forgetHistory(backend());
    await backend().sql(insertProducts(3000));
  });

  const limit = async (bytes: number) =>
    backend().sql('update private.history_size set most_bytes = $1', [bytes]);
  const size = async () => {
    const [sums] = await backend().sql(`
      select bytes, (select coalesce(sum(bytes), 0) from private.changed_rows)
        + (select count(*) from private.steps) * private.bytes_of_step() as counted from private.history_size`);
    expect(sums?.['bytes']).toBe(sums?.['counted']);
    return Number(sums?.['bytes']);
  };
  const count = async () =>
    Number((await backend().sql('select count(*) from private.changed_rows'))[0]?.['count']);
  const changePrices = async (sql = 'id <> 0') =>
    backend().sql(`update products set price = price + 1 where ${sql}`);

  test('are 60 MB and ninety days', async () => {
    expect(
      await backend().sql('select most_bytes, most_age::text from private.history_size'),
    ).toEqual([{ most_bytes: '62914560', most_age: '90 days' }]);
  });

  test('are about what the tables take on disk', async () => {
    await changePrices();
    await backend().sql(
      'update products set description = repeat(md5(id::text), 20) where id <> 0',
    );
    const [disk] = await backend().sql(
      "select pg_total_relation_size('private.changed_rows') + pg_total_relation_size('private.steps') as bytes",
    );
    const share = (await size()) / Number(disk?.['bytes']);
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1.5);
  });

  test('remove the oldest rows, no more than need be, and their step with the first of them', async () => {
    await changePrices();
    const full = await size();
    await limit(full);
    await changePrices('id = 7');
    expect(await size()).toBeLessThanOrEqual(full);
    // The step of the 3000 additions is not listed any more; a thousand of its rows are still there.
    expect(await count()).toBe(4001);
    expect((await owner.changes()).map(({ counts }) => counts.products)).toEqual([
      { edited: 1 },
      { edited: 3000 },
    ]);
    await changePrices();
    expect(await size()).toBeLessThanOrEqual(full);
    expect((await owner.changes()).map(({ id }) => id)).toEqual([4, 3]);
  });

  test('keep the newest step, however large it is', async () => {
    await limit(1000);
    await changePrices();
    const [newest, ...older] = await owner.changes();
    expect([newest?.counts.products, older]).toEqual([{ edited: 3000 }, []]);
    expect(await count()).toBe(3000);
    const { left } = await owner.undo({ change: newest?.id });
    expect(left).toEqual([]);
    expect(await backend().sql('select from products where price <> id')).toEqual([]);
    expect((await owner.changes()).map(({ kind }) => kind)).toEqual(['undo']);
  });

  test('let nobody see or undo what is older than ninety days, and remove it', async () => {
    await changePrices('id < 3');
    const age = async (id: number, days: number) =>
      backend().sql(
        'update private.steps set made_at = now() - make_interval(days => $2) where id = $1',
        [id, days],
      );
    await age(1, 91);
    await age(2, 89);
    expect((await owner.changes()).map(({ id }) => id)).toEqual([2]);
    expect(await owner.undo({ change: 1 })).toEqual({ unknown: true });
    await changePrices('id = 5');
    await changePrices('id = 6');
    expect(await count()).toBe(4);
    await size();
    await age(2, 91);
    await backend().sql('delete from products where id = 9');
    expect((await owner.deleted()).map(({ product }) => product['id'])).toEqual([9]);
    await backend().sql("update private.steps set made_at = now() - interval '91 days'");
    expect(await owner.deleted()).toEqual([]);
  });
});
