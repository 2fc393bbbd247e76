import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { readShop } from '../../../scripts/settings/shopFacts.ts';
import { english } from '../../../scripts/setup/texts/english.ts';
import { turkish } from '../../../scripts/setup/texts/turkish.ts';
import { copyMigrationsBefore, MIGRATION_FILES } from '../support/migrations.ts';
import { passwordHeader, writeBrand } from '../support/owner.ts';
import { describeBackend, useBackend } from '../support/useBackend.ts';
import { expectTexts, makeSetupFolder, projectOf, runUnattended } from './setupAnswers.ts';
import { startStrangeServer } from './strangeServer.ts';

const PASSWORD = 'Yayına verilen şifre';
const OTHER = 'bambaşka bir şifre';

const folder = makeSetupFolder();
const settings = path.join(folder, '.env.local');
const noMigrations = path.join(folder, 'none');
copyMigrationsBefore(MIGRATION_FILES[0] ?? '', noMigrations);
const someMigrations = path.join(folder, 'some');
const missing = copyMigrationsBefore(MIGRATION_FILES[4] ?? '', someMigrations);

beforeEach(() => rmSync(settings, { force: true }));

const failed = { exitCode: 1 };

describeBackend('npm run setup -- --unattended', () => {
  const backend = useBackend({ migrationsFolder: noMigrations });
  const given = () => {
    const [url = '', key = '', connection = ''] = projectOf(backend());
    return {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: key,
      DATABASE_URL: connection,
      ADMIN_PASSWORD: PASSWORD,
    };
  };
  const state = async () =>
    backend().sql(
      'select (select json_agg(row) from supabase_migrations.schema_migrations row) history, (select json_agg(row) from private.admin_password row) password, (select json_agg(row) from products row) products',
    );

  test('two at once set up a new database, one waits for the other, and a later run changes nothing', async () => {
    const second = makeSetupFolder();
    const both = await Promise.all([
      runUnattended(folder, given()),
      runUnattended(second, given()),
    ]);
    const shown = both.toSorted((one, other) => Number(one > other));
    expectTexts(both.join('\n'), english.applied(MIGRATION_FILES.length), english.nothingToApply);
    expectTexts(both.join('\n'), english.passwordSet, english.passwordKept);
    for (const one of shown) expectTexts(one, english.proved, english.setupOnly('DATABASE_URL'));
    expect(await writeBrand(backend(), passwordHeader(PASSWORD))).toBe(201);
    expect(parseEnv(readFileSync(settings, 'utf8'))).toEqual({
      VITE_SUPABASE_URL: backend().url,
      VITE_SUPABASE_ANON_KEY: backend().anonKey,
      SHOP_RECORD: '{"storagePrefix":"ornekoto"}',
    });
    const before = await state();
    const again = await runUnattended(folder, given());
    expectTexts(again, english.nothingToApply, english.passwordKept, english.proved);
    expect(await state()).toEqual(before);
    for (const text of [...both, again]) expect(text).not.toMatch(/Yayına|host=|sb_publishable/);
  });

  test('a shop that was named in the panel is built with that name, and keeps the prefix of its keys', async () => {
    await backend().sql(
      "update shop_info set name = 'Yeni Ad', city = 'İzmir', open_controls = true",
    );
    await runUnattended(folder, { ...given(), SHOP_NAME: 'Eski Ad' });
    const read = readShop(parseEnv(readFileSync(settings, 'utf8')));
    const named = { name: 'Yeni Ad', storagePrefix: 'ornekoto', openControls: true, isOwn: true };
    expect(read.shop).toMatchObject(named);
    expect(read.sharing.city).toBe('İzmir');
  });

  test('another password than the database’s stops it, unless it is to be replaced', async () => {
    const before = await state();
    const other = { ...given(), ADMIN_PASSWORD: OTHER };
    const shown = await runUnattended(folder, other, { ...failed, language: 'tr_TR.UTF-8' });
    expectTexts(shown, turkish.otherPassword);
    expect(shown).not.toContain(OTHER);
    expect(existsSync(settings)).toBe(false);
    expect(await state()).toEqual(before);
    const replaced = await runUnattended(folder, { ...other, ADMIN_PASSWORD_REPLACE: '1' });
    expectTexts(replaced, english.passwordSet, english.proved);
    await runUnattended(folder, { ...given(), ADMIN_PASSWORD_REPLACE: '1' });
  });

  test.each([
    [{ CONTEXT: 'deploy-preview' }],
    [{ VERCEL_ENV: 'preview' }],
    [{ CF_PAGES_BRANCH: 'yeni' }],
    [{ WORKERS_CI_BRANCH: 'yeni' }],
  ])('the preview of a branch, as %j says, does not touch the database', async (branch) => {
    const before = await state();
    const shown = await runUnattended(folder, { ...given(), ADMIN_PASSWORD: OTHER, ...branch });
    expectTexts(shown, english.preview);
    expect(await state()).toEqual(before);
    expect(readFileSync(settings, 'utf8')).toContain(backend().url);
  });

  test('takes the names of Vercel’s integration, and the address of the site', async () => {
    const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, DATABASE_URL, ADMIN_PASSWORD } = given();
    const shown = await runUnattended(folder, {
      POSTGRES_URL_NON_POOLING: DATABASE_URL,
      POSTGRES_URL: 'postgres://postgres.abc:gizli@example.invalid:6543/postgres',
      NEXT_PUBLIC_SUPABASE_URL: SUPABASE_URL,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: SUPABASE_PUBLISHABLE_KEY,
      ADMIN_PASSWORD,
      VERCEL_ENV: 'production',
      VERCEL_PROJECT_PRODUCTION_URL: 'yilmazoto.vercel.app',
    });
    expectTexts(shown, english.proved);
    expect(readFileSync(settings, 'utf8')).toContain('SHOP_WEBSITE=https://yilmazoto.vercel.app/');
  });

  test('without a database the shop is built on local data, and says what that means', async () => {
    expectTexts(await runUnattended(folder, { ADMIN_PASSWORD: PASSWORD }), english.noDatabase);
    expect(existsSync(settings)).toBe(false);
    const { DATABASE_URL: _, ...project } = given();
    expectTexts(await runUnattended(folder, project), english.databaseAsItIs);
  });

  const POOLER = 'postgresql://postgres.abcdefgh:gizli-parola@aws-0-eu.pooler.supabase.com';

  test.each([
    [
      'no password',
      { DATABASE_URL: `${POOLER}/postgres`.replace('gizli-parola', '[YOUR-PASSWORD]') },
      ['unreadableConnection'],
    ],
    ['a strange key', { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_yabanci' }, ['keyRefused']],
    ['no answer', { SUPABASE_URL: 'http://127.0.0.1:1' }, ['notReached']],
    [
      'nothing that could be right',
      {
        SUPABASE_URL: '',
        SUPABASE_PUBLISHABLE_KEY: 'sb_secret_gizli',
        DATABASE_URL: 'postgresql://gizli#parola',
        ADMIN_PASSWORD: '',
      },
      ['noAddress', 'secretKey', 'unreadableConnection', 'noAdminPassword'],
    ],
  ] as const)('%s stops it with one sentence for each', async (_, wrong, sentences) => {
    const before = await state();
    const shown = await runUnattended(folder, { ...given(), ...wrong }, failed);
    expect(shown).toBe(sentences.map((name) => `${turkish[name]}\n${english[name]}\n`).join(''));
    expect(await state()).toEqual(before);
  });

  test('says everything that is wrong at once, and no secret', async () => {
    const wrong = {
      DATABASE_URL: `${POOLER}:6543/postgres`,
      ADMIN_PASSWORD: 'gizli',
      SHOP_PHONE: 'yok',
    };
    const shown = await runUnattended(folder, wrong, failed);
    expectTexts(
      shown,
      english.transactionPooler,
      english.noKey,
      english.tooShort,
      'SHOP_PHONE: its value cannot be used',
    );
    expect(shown).not.toMatch(/gizli/);
  });

  test('never connects to a server whose certificate it cannot verify', async () => {
    const server = await startStrangeServer();
    onTestFinished(server.stop);
    const strange = { ...given(), DATABASE_URL: server.string('GIZLI-PAROLA') };
    const shown = await runUnattended(folder, strange, failed);
    expectTexts(shown, english.unverified('DEPTH_ZERO_SELF_SIGNED_CERT'));
    expect(server.heard()).toBe('');
  });

  test('--check says what is missing or wrong and changes nothing', async () => {
    const before = await state();
    const check = { option: '--check', ...failed };
    const bare = await runUnattended(folder, {}, check);
    expectTexts(bare, english.noAdminPassword, english.noDatabase, 'SHOP_NAME, SHOP_PHONE');
    const wrong = await runUnattended(folder, { ...given(), ADMIN_PASSWORD: OTHER }, check);
    expectTexts(wrong, english.otherPassword);
    const { DATABASE_URL: _, ...project } = given();
    expectTexts(await runUnattended(folder, project, check), english.noConnection);
    await backend().sql(
      "delete from supabase_migrations.schema_migrations where name = 'first_page'",
    );
    expectTexts(await runUnattended(folder, given(), check), english.missingMigrations(1));
    await backend().sql('drop function first_page');
    expectTexts(await runUnattended(folder, given()), english.applied(1));
    expect(existsSync(settings)).toBe(true);
    expect((await state())[0]).toMatchObject({ password: before[0]?.['password'] });
  });

  test('tables that were made by hand stop it, unless it may bring them up to date', async () => {
    await backend().sql('drop schema supabase_migrations cascade');
    const before = await backend().sql('select * from products order by id');
    const shown = await runUnattended(folder, given(), failed);
    expect(shown).toBe(`${turkish.foreignTables}\n${english.foreignTables}\n`);
    const taken = await runUnattended(folder, { ...given(), SETUP_TAKE_OVER: '1' });
    expectTexts(taken, english.takenOver, english.passwordKept, english.proved);
    expect(await backend().sql('select * from products order by id')).toEqual(before);
  });
});

describeBackend('npm run setup -- --unattended with a half of the migrations', () => {
  const backend = useBackend({ migrationsFolder: someMigrations });

  test('applies the others', async () => {
    const [url = '', key = '', connection = ''] = projectOf(backend());
    const shown = await runUnattended(folder, {
      VITE_SUPABASE_URL: url,
      VITE_SUPABASE_ANON_KEY: key,
      DATABASE_URL: connection,
      ADMIN_PASSWORD: PASSWORD,
    });
    expectTexts(shown, english.applied(missing.length), english.passwordSet, english.proved);
    expect(await writeBrand(backend(), passwordHeader(PASSWORD))).toBe(201);
  });
});
