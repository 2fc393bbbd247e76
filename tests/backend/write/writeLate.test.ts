import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, expect, test } from 'vitest';

import { passwordHeader, setPassword } from '../support/owner';
import { rest } from '../support/rest';
import { emptyTables, type Table, TABLES, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

describeBackend('an update with an operation id', () => {
  const backend = useBackend();
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => {
    await emptyTables(backend());
    await backend().sql('delete from private.applied_operations');
  });

  const attempt = async (operation: string, number: number, table: Table = 'brands') => {
    const headers = {
      ...passwordHeader(),
      'x-op-id': operation,
      'x-op-attempt': String(number),
    };
    const body = VALID_ROWS[table];
    return rest(backend(), 'PATCH', `${table}?id=neq.0`, { headers, body });
  };
  const add = async (table: Table = 'brands', headers = {}) =>
    rest(backend(), 'POST', table, {
      headers: { ...passwordHeader(), ...headers },
      body: VALID_ROWS[table],
    });

  test.for(TABLES)('is refused in %s after a later attempt was applied', async (table) => {
    await add(table);
    const operation = randomUUID();
    expect((await attempt(operation, 2, table)).status).toBe(204);
    const late = await attempt(operation, 1, table);
    expect([late.status, late.body]).toMatchObject([409, { code: 'PT409', details: null }]);
    expect((await attempt(operation, 3, table)).status).toBe(204);
  });

  test('can be repeated, and can use the operation id of its row’s insert', async () => {
    const operation = randomUUID();
    await add('brands', { 'x-op-id': operation });
    expect((await attempt(operation, 1)).status).toBe(204);
    expect((await attempt(operation, 1)).status).toBe(204);
    expect((await add('brands', { 'x-op-id': operation })).status).toBe(409);
  });

  test('records nothing when it matches no row, which needs no password', async () => {
    const headers = { 'x-op-id': randomUUID(), 'x-op-attempt': '9' };
    await rest(backend(), 'PATCH', 'brands?id=eq.999999', { headers, body: { name: 'A' } });
    expect(await backend().sql('select from private.applied_operations')).toEqual([]);
  });

  test('ends with the latest of three parallel attempts', async () => {
    await add();
    const operation = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(async (number) => attempt(operation, number)));
    expect(answers[2]?.status).toBe(204);
    expect(await backend().sql('select attempt from private.applied_operations')).toEqual([
      { attempt: 3 },
    ]);
  });
});
