import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { knownHeaders, setPassword } from '../support/owner';
import { rest, type RestAnswer } from '../support/rest';
import { emptyTables, type Table, TABLES, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const ROW = VALID_ROWS.brands;
const REPEATED = { code: 'PT409', message: 'operation already applied', hint: null };

function idsIn({ body }: RestAnswer): number[] {
  return (body as { id: number }[]).map(({ id }) => id);
}

describeBackend('operation ids', () => {
  const backend = useBackend();
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => {
    await emptyTables(backend());
    await backend().sql('delete from private.applied_operations');
  });

  const insert = async (operation: string, body: unknown = ROW, table = 'brands') => {
    const headers = {
      ...(await knownHeaders(backend())),
      prefer: 'return=representation',
      'x-op-id': operation,
    };
    return rest(backend(), 'POST', `${table}?select=id`, { headers, body });
  };
  const attempt = async (operation: string, number: number, table: Table = 'brands') => {
    const headers = {
      ...(await knownHeaders(backend())),
      'x-op-id': operation,
      'x-op-attempt': String(number),
    };
    const body = VALID_ROWS[table];
    return rest(backend(), 'PATCH', `${table}?id=neq.0`, { headers, body });
  };
  const count = async (from: string) => (await backend().sql(`select from ${from}`)).length;

  describe('an insert with an operation id', () => {
    test.for(TABLES)('is applied once in %s', async (table) => {
      const operation = randomUUID();
      const first = await insert(operation, VALID_ROWS[table], table);
      const second = await insert(operation, VALID_ROWS[table], table);
      expect([first.status, second.status]).toEqual([201, 409]);
      expect(second.body).toMatchObject({ ...REPEATED, details: JSON.stringify(idsIn(first)) });
      expect(await count(table)).toBe(1);
    });

    test('is answered with all ids of a bulk insert, in the order of its rows', async () => {
      const operation = randomUUID();
      const first = await insert(operation, [ROW, ROW, ROW]);
      const second = await insert(operation, [ROW, ROW, ROW]);
      expect(idsIn(first)).toHaveLength(3);
      expect(second.body).toMatchObject({ details: JSON.stringify(idsIn(first)) });
      expect(await count('brands')).toBe(3);
    });

    test('is applied once when eight requests arrive at the same time', async () => {
      const operation = randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, async () => insert(operation)));
      const [first, ...further] = answers.toSorted((a, b) => a.status - b.status);
      const details = JSON.stringify(first === undefined ? [] : idsIn(first));
      expect(first?.status).toBe(201);
      const repeated = { ...REPEATED, details };
      expect(further.map(({ body }) => body)).toEqual(further.map(() => repeated));
      expect(await count('brands')).toBe(1);
    });

    test('can be corrected under the same id when it was refused, but the id must be a UUID', async () => {
      const operation = randomUUID();
      expect((await insert(operation, { ...ROW, name: '' })).status).toBe(400);
      expect((await insert('1')).status).toBe(400);
      expect(await count('brands')).toBe(0);
      expect((await insert(operation)).status).toBe(201);
    });

    test('records nothing when it has no rows, which needs no password', async () => {
      const operation = randomUUID();
      const headers = { 'x-op-id': operation };
      await rest(backend(), 'POST', 'brands', { headers, body: [] });
      expect(await count('private.applied_operations')).toBe(0);
      expect((await insert(operation)).status).toBe(201);
    });

    test('is recorded for ninety days', async () => {
      const [young, old] = [randomUUID(), randomUUID()];
      await insert(young);
      await insert(old);
      const age = `update private.applied_operations set applied_at = now() - make_interval(days => $2)
      where operation_id = $1`;
      await backend().sql(age, [young, 89]);
      await backend().sql(age, [old, 91]);
      await insert(randomUUID());
      expect((await insert(young)).status).toBe(409);
      expect((await insert(old)).status).toBe(201);
    });
  });

  describe('an update with an operation id', () => {
    test.for(TABLES)('is refused in %s after a later attempt was applied', async (table) => {
      await insert(randomUUID(), VALID_ROWS[table], table);
      const operation = randomUUID();
      expect((await attempt(operation, 2, table)).status).toBe(204);
      const late = await attempt(operation, 1, table);
      expect([late.status, late.body]).toMatchObject([409, { code: 'PT409', details: null }]);
      expect((await attempt(operation, 3, table)).status).toBe(204);
    });

    test('can be repeated, and can use the operation id of its row’s insert', async () => {
      const operation = randomUUID();
      await insert(operation);
      expect((await attempt(operation, 1)).status).toBe(204);
      expect((await attempt(operation, 1)).status).toBe(204);
      expect((await insert(operation)).status).toBe(409);
    });

    test('records nothing when it matches no row, which needs no password', async () => {
      const headers = { 'x-op-id': randomUUID(), 'x-op-attempt': '9' };
      await rest(backend(), 'PATCH', 'brands?id=eq.999999', { headers, body: { name: 'A' } });
      expect(await backend().sql('select from private.applied_operations')).toEqual([]);
    });

    test('ends with the latest of three parallel attempts', async () => {
      await insert(randomUUID());
      const operation = randomUUID();
      const answers = await Promise.all(
        [1, 2, 3].map(async (number) => attempt(operation, number)),
      );
      expect(answers[2]?.status).toBe(204);
      const attempts = 'select attempt from private.applied_operations where operation_id = $1';
      expect(await backend().sql(attempts, [operation])).toEqual([{ attempt: 3 }]);
    });
  });
});
