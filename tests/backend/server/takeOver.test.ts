import { beforeAll, beforeEach, expect, test } from 'vitest';

import { english } from '../../../scripts/setup/texts/english.ts';
import { MIGRATION_FILES } from '../support/migrations.ts';
import { knownHeaders, passwordHeader, writeBrand } from '../support/owner.ts';
import { PLAIN_TABLES } from '../support/plainTables.ts';
import { rest } from '../support/rest.ts';
import { contentOf, fillWithOneRowEach, VALID_ROWS } from '../support/tables.ts';
import { describeBackend, useBackend } from '../support/useBackend.ts';
import { expectTexts, makeSetupFolder, projectOf, runSetup } from './setupAnswers.ts';

const PASSWORD = 'Kurulumda yazılan şifre';
const OPERATION = '0b1c6f2e-8a7d-4c3b-9e5f-112233445566';
const RECORDED = 'select version from supabase_migrations.schema_migrations order by version';
const LAST_ID = "select pg_sequence_last_value('public.brands_id_seq')";

const REMEMBERED = `
  select (select json_agg(step order by id) from private.steps step) as steps,
    (select json_agg(entry order by id) from private.changed_rows entry) as entries,
    (select json_agg(price order by product_id, since) from private.prices price) as prices,
    (select bytes from private.history_size) as bytes`;

const folder = makeSetupFolder();

describeBackend('npm run setup on tables without a record', () => {
  const backend = useBackend();
  beforeAll(async () => backend().sql('select private.set_admin_password($1)', [PASSWORD]));
  beforeEach(async () => fillWithOneRowEach(backend()));

  const setUp = async (further: string[], exitCode = 0) =>
    runSetup(folder, [...projectOf(backend()), ...further], { exitCode });

  const insertOnce = async () =>
    rest(backend(), 'POST', 'brands?select=id', {
      headers: {
        ...(await knownHeaders(backend())),
        ...passwordHeader(PASSWORD),
        'x-op-id': OPERATION,
      },
      body: VALID_ROWS.brands,
    });

  test.for([
    [
      'one of other versions, as older builds have',
      "update supabase_migrations.schema_migrations set version = '20261121' || right(version, 6)",
    ],
    [
      'some files run by hand',
      "delete from supabase_migrations.schema_migrations where version > '20261125100500'",
    ],
  ] as const)(
    'brings them up to date and records them, with all that they hold: %s',
    async ([, change]) => {
      await insertOnce();
      await backend().sql(`${change}; drop function private.is_admin() cascade`);
      // The id of a deleted row must not come again.
      await backend().sql("insert into brands (name, logo) values ('SON', 'a.svg')");
      await backend().sql("delete from brands where name = 'SON'");
      const before = await contentOf(backend());
      const lastId = await backend().sql(LAST_ID);
      const remembered = await backend().sql(REMEMBERED);
      expectTexts(await setUp([''], 1), english.notTakenOver);
      expect(await contentOf(backend())).toBe(before);

      const shown = await setUp(['yes', PASSWORD, PASSWORD]);
      expectTexts(shown, english.takenOver, english.passwordKept, english.proved);
      expect(await contentOf(backend())).toBe(before);
      expect(await backend().sql(LAST_ID)).toEqual(lastId);
      expect(await backend().sql(REMEMBERED)).toEqual(remembered);
      expect(await backend().sql(RECORDED)).toEqual(
        MIGRATION_FILES.map((file) => ({ version: file.split('_')[0] })),
      );
      expect((await insertOnce()).body).toMatchObject({ message: 'operation already applied' });
      expect(await writeBrand(backend(), passwordHeader('yanlış parola'))).toBe(403);
      expect(await writeBrand(backend(), passwordHeader(PASSWORD))).toBe(201);
    },
  );

  test.for([
    ['a column', 'alter table products add shelf text', 'alter table products drop shelf'],
    ['a table', 'create table private.invoices ()', 'drop table private.invoices'],
    ['a view', 'create view names as select name from products', 'drop view names'],
  ] as const)(
    'changes nothing where %s of the owner’s own would be lost',
    async ([, create, drop]) => {
      await backend().sql(`delete from supabase_migrations.schema_migrations; ${create}`);
      const before = await contentOf(backend());
      expectTexts(await setUp(['yes'], 1), english.failed);
      expect(await contentOf(backend())).toBe(before);
      expect(await backend().sql(RECORDED)).toEqual([]);
      await backend().sql(drop);
    },
  );
});

describeBackend('npm run setup on the bare tables', () => {
  const backend = useBackend(PLAIN_TABLES);

  test('protects them and keeps their rows', async () => {
    await fillWithOneRowEach(backend());
    const before = await contentOf(backend());
    await runSetup(folder, [...projectOf(backend()), 'yes', PASSWORD, PASSWORD]);
    expect(await contentOf(backend())).toBe(before);
    expect((await rest(backend(), 'DELETE', 'brands?id=neq.0')).status).toBe(401);
  });
});
