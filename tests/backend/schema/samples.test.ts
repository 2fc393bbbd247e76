import { beforeEach, expect, test } from 'vitest';

import { rest } from '../support/rest';
import { insertRow, emptyTables, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

describeBackend('seed_samples', () => {
  const backend = useBackend();
  beforeEach(async () => emptyTables(backend()));

  const seed = async () => (await rest(backend(), 'POST', 'rpc/seed_samples')).body;

  test('does not fill a list that had rows before and is empty now', async () => {
    await insertRow(backend(), 'brands', VALID_ROWS.brands);
    await backend().sql('delete from public.brands where id <> 0');
    expect(await seed()).toEqual(['products', 'slides']);
    expect(await backend().sql('select from brands')).toEqual([]);
  });

  test('still fills a list after a bulk insert of no rows', async () => {
    const key = backend().serviceKey;
    await rest(backend(), 'POST', 'products', { key, body: [] });
    expect(await seed()).toEqual(['products', 'brands', 'slides']);
  });
});
