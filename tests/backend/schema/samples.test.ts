import { beforeEach, expect, test } from 'vitest';

import { toRow } from '@/data/schema/rows';
import { brandTable, type ListTable, productTable, slideTable } from '@/data/schema/tables';

import { rest } from '../support/rest';
import { insertRow, emptyTables, VALID_ROWS, type Row } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const LISTS = ['products', 'brands', 'slides'] as const;

function sampleRows<Item extends object>({ name, samples }: ListTable<Item>) {
  return samples.map((item) => toRow(name, item));
}

describeBackend('seed_samples', () => {
  const backend = useBackend();
  beforeEach(async () => emptyTables(backend()));

  const seed = async () => rest(backend(), 'POST', 'rpc/seed_samples');
  const read = async (list: string) => {
    const { body } = await rest(backend(), 'GET', `${list}?order=created_at.desc,id.desc`);
    return body as Row[];
  };
  const contentOf = async ({ name }: { name: string }) =>
    (await read(name)).map(({ id: _id, created_at: _createdAt, ...content }) => content);
  const counts = async () => Promise.all(LISTS.map(async (list) => (await read(list)).length));

  test('inserts the built-in samples into empty tables, in their order', async () => {
    expect((await seed()).body).toEqual(LISTS);
    expect(await contentOf(productTable)).toEqual(sampleRows(productTable));
    expect(await contentOf(brandTable)).toEqual(sampleRows(brandTable));
    expect(await contentOf(slideTable)).toEqual(sampleRows(slideTable));
  });

  test('inserts them once when eight visitors call it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, seed));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.flatMap(({ body }) => body)).toEqual(LISTS);
    expect(await counts()).toEqual([4, 10, 3]);
  });

  test('does not fill a list that had rows before and is empty now', async () => {
    await insertRow(backend(), 'brands', VALID_ROWS.brands);
    await backend().sql('delete from public.brands where id <> 0');
    expect((await seed()).body).toEqual(['products', 'slides']);
    expect(await counts()).toEqual([4, 0, 3]);
  });

  test('still fills a list after a bulk insert of no rows', async () => {
    const key = backend().serviceKey;
    await rest(backend(), 'POST', 'products', { key, body: [] });
    expect((await seed()).body).toEqual(LISTS);
  });
});
