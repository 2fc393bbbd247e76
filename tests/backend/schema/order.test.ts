import { afterEach, expect, test } from 'vitest';

import { rest } from '../support/rest';
import { emptyTables, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const NEWEST_FIRST = 'order=created_at.desc,id.desc';

describeBackend('reading a list', () => {
  const backend = useBackend();
  afterEach(async () => emptyTables(backend()));

  test('newest first is the reverse order of one bulk insert', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `Ürün ${index}`);
    const body = names.map((name) => ({ ...VALID_ROWS.products, name }));
    await rest(backend(), 'POST', 'products', { key: backend().serviceKey, body });
    const answer = await rest(backend(), 'GET', `products?select=name&${NEWEST_FIRST}`);
    expect(answer.body).toEqual(names.toReversed().map((name) => ({ name })));
  });

  test('one request gets at most 1000 rows, and learns the total only if it asks', async () => {
    await backend().sql(
      "insert into public.brands (name, logo) select 'Marka ' || n, 'a.svg' from generate_series(1, 1500) n",
    );
    const silent = await rest(backend(), 'GET', `brands?select=id&${NEWEST_FIRST}`);
    expect([silent.status, (silent.body as unknown[]).length]).toEqual([200, 1000]);
    const counted = await rest(backend(), 'GET', `brands?select=id&${NEWEST_FIRST}`, {
      headers: { prefer: 'count=exact' },
    });
    expect([counted.status, counted.headers.get('content-range')]).toEqual([206, '0-999/1500']);
  });
});
