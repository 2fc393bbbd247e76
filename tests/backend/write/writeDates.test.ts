import { beforeEach, expect, test } from 'vitest';

import { passwordHeader, setPassword } from '../support/owner';
import { rest } from '../support/rest';
import { fillWithOneRowEach, TABLES, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const LISTS = TABLES.filter((table) => table !== 'contact_info');
const OLD = '2020-05-17T08:30:00.123456+00:00';
const NOT_PAST = ['2099-01-01', 'infinity', '294276-12-31', null];

describeBackend('an insert with a date', () => {
  const backend = useBackend();
  beforeEach(async () => {
    await setPassword(backend());
    await fillWithOneRowEach(backend());
  });

  async function insert(list: (typeof LISTS)[number], created_at: unknown) {
    const headers = { ...passwordHeader(), prefer: 'return=representation' };
    const body = { ...VALID_ROWS[list], created_at };
    const answer = await rest(backend(), 'POST', list, { headers, body });
    return { status: answer.status, row: (answer.body as Record<string, string>[])[0] };
  }

  test.for(LISTS)('keeps an old date exactly: %s', async (list) => {
    expect(await insert(list, OLD)).toMatchObject({ status: 201, row: { created_at: OLD } });
    const order = await rest(backend(), 'GET', `${list}?select=id&order=created_at.desc,id.desc`);
    expect(order.body).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test.for(LISTS.flatMap((list) => NOT_PAST.map((date) => [list, date] as const)))(
    'gets the present time: %s %s',
    async ([list, date]) => {
      const { status, row } = await insert(list, date);
      expect(status).toBe(201);
      const [age] = await backend().sql(
        `select $1::timestamptz between clock_timestamp() - interval '1 minute' and clock_timestamp() as is_now`,
        [row?.['created_at']],
      );
      expect(age).toEqual({ is_now: true });
      const next = await insert(list, undefined);
      const [newest] = await backend().sql(
        `select id from ${list} order by created_at desc, id desc limit 1`,
      );
      expect(Number(newest?.['id'])).toBe(Number(next.row?.['id']));
    },
  );
});
