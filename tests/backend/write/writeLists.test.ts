import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { knownHeaders, passwordHeader, setPassword, sorted } from '../support/owner';
import { rest } from '../support/rest';
import { contentOf, insertRow, emptyTables, VALID_ROWS, type Row } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const LISTS = [
  ['products', 'name', { price: -1 }],
  ['brands', 'name', { logo: '' }],
  ['slides', 'title', { button_color: '<' }],
] as const;

const CHANGED = { code: 'PT409', message: 'list changed elsewhere', details: null, hint: null };

describeBackend('replacing a whole list', () => {
  const backend = useBackend();
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => emptyTables(backend()));

  describe.each(LISTS)('%s', (list, label, badChange) => {
    const row = VALID_ROWS[list];
    const item = (name: string) => ({ ...row, [label]: name });
    const named = (...names: string[]) => names.map(item);
    const replace = async (
      items: unknown,
      base_ids: unknown,
      headers: Record<string, string> = passwordHeader(),
    ) => rest(backend(), 'POST', `rpc/replace_${list}`, { headers, body: { items, base_ids } });
    const read = async () => {
      const { body } = await rest(backend(), 'GET', `${list}?order=created_at.desc,id.desc`);
      return body as (Row & { id: number })[];
    };
    const ids = async () => (await read()).map(({ id }) => id);
    const names = async () => (await read()).map((stored) => stored[label]);
    const fill = async () =>
      rest(backend(), 'POST', list, { key: backend().serviceKey, body: named('C', 'B', 'A') });

    test('keeps the order of the items and returns the new ids', async () => {
      await fill();
      const { status, body } = await replace(named('N', 'A', 'B', 'C'), await ids());
      expect([status, body]).toEqual([200, await ids()]);
      expect(await names()).toEqual(['N', 'A', 'B', 'C']);
      expect((await read())[0]).toMatchObject({ ...row, [label]: 'N' });
    });

    test('accepts an empty list, and the ids in any order', async () => {
      await fill();
      expect((await replace([], (await ids()).toReversed())).body).toEqual([]);
      expect(await ids()).toEqual([]);
    });

    test.for(['added', 'deleted', 'replaced'])('is refused when a row was %s', async (change) => {
      await fill();
      const base = await ids();
      if (change !== 'added') await backend().sql(`delete from ${list} where id = $1`, [base[1]]);
      if (change !== 'deleted') await insertRow(backend(), list, row);
      const before = await contentOf(backend());
      const { status, body } = await replace(named('N'), base);
      expect([status, body]).toEqual([409, CHANGED]);
      expect(await contentOf(backend())).toBe(before);
    });

    test.for([
      [[{ ...row, ...badChange }]],
      [[row, { [label]: 'only a name' }]],
      [[null]],
      [['text']],
      [{}],
      [null],
    ])('changes nothing for %j', async ([items]) => {
      await fill();
      const before = await contentOf(backend());
      expect((await replace(items, await ids())).status).toBe(400);
      expect(await contentOf(backend())).toBe(before);
    });

    test('is refused without the ids of the rows to replace', async () => {
      await fill();
      expect((await replace([], null)).status).toBe(409);
      expect(await names()).toEqual(['A', 'B', 'C']);
    });

    test('accepts one of two owners who replace the same list', async () => {
      await fill();
      const base = await ids();
      const known = await knownHeaders(backend());
      const answers = await Promise.all([
        replace(named('X', 'A', 'B', 'C'), base, known),
        replace(named('X', 'A', 'B', 'C'), base, known),
      ]);
      expect(sorted(answers.map(({ status }) => status))).toEqual([200, 409]);
      expect(await names()).toEqual(['X', 'A', 'B', 'C']);
    });

    test('leaves an emptied list empty when the next visitor seeds', async () => {
      await replace([], []);
      await rest(backend(), 'POST', 'rpc/seed_samples');
      expect(await names()).toEqual([]);
    });
  });
});
