import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Fault } from '../../../scripts/backend/gateway/requests.ts';
import { passwordHeader, setPassword } from '../support/owner';
import { rest, type RestAnswer } from '../support/rest';
import { emptyTables, TABLES, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const ROW = VALID_ROWS.brands;
const REPEATED = { code: 'PT409', message: 'operation already applied', hint: null };

function idsIn({ body }: RestAnswer): number[] {
  return (body as { id: number }[]).map(({ id }) => id);
}

describeBackend('an insert with an operation id', () => {
  let fault: Fault | undefined;
  const backend = useBackend({ onRequest: () => fault });
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => {
    fault = undefined;
    await emptyTables(backend());
    await backend().sql('delete from private.applied_operations');
  });

  const insert = async (operation: string, body: unknown = ROW, table = 'brands') => {
    const headers = { ...passwordHeader(), prefer: 'return=representation', 'x-op-id': operation };
    return rest(backend(), 'POST', `${table}?select=id`, { headers, body });
  };
  const count = async (from: string) => (await backend().sql(`select from ${from}`)).length;

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

  test('can be repeated when its answer was lost', async () => {
    const operation = randomUUID();
    fault = 'lose answer';
    await expect(insert(operation)).rejects.toThrow('fetch failed');
    fault = undefined;
    const { status, body } = await insert(operation);
    const [stored] = await backend().sql<{ id: string }>('select id from brands');
    expect([status, body]).toEqual([409, { ...REPEATED, details: `[${stored?.id}]` }]);
  });

  test('can be corrected under the same id when it was refused', async () => {
    const operation = randomUUID();
    expect((await insert(operation, { ...ROW, name: '' })).status).toBe(400);
    expect((await insert(operation)).status).toBe(201);
  });

  test('is refused when the id is not a UUID', async () => {
    expect((await insert('1')).status).toBe(400);
    expect(await count('brands')).toBe(0);
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

  test('does not prevent repeated updates and deletes', async () => {
    await insert(randomUUID());
    const headers = { ...passwordHeader(), 'x-op-id': randomUUID() };
    const change = async (method: string, body?: object) =>
      (await rest(backend(), method, 'brands?id=neq.0', { headers, body })).status;
    expect(await change('PATCH', { name: 'A' })).toBe(204);
    expect(await change('PATCH', { name: 'A' })).toBe(204);
    expect(await change('DELETE')).toBe(204);
    expect(await change('DELETE')).toBe(204);
  });

  test('is applied every time if it has no id', async () => {
    const headers = passwordHeader();
    await rest(backend(), 'POST', 'brands', { headers, body: ROW });
    await rest(backend(), 'POST', 'brands', { headers, body: ROW });
    expect(await count('brands')).toBe(2);
  });
});
