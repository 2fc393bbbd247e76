import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { beforeEach, expect, test } from 'vitest';

import { english } from '../../../scripts/setup/texts/english.ts';
import { turkish } from '../../../scripts/setup/texts/turkish.ts';
import { checkPassword } from '../../../src/panel/data/password.ts';
import { copyMigrationsBefore, MIGRATION_FILES, MIGRATIONS } from '../support/migrations.ts';
import { passwordHeader, writeBrand } from '../support/owner.ts';
import { describeBackend, useBackend } from '../support/useBackend.ts';
import { expectTexts, makeSetupFolder, projectOf, runSetup } from './setupAnswers.ts';

const PASSWORD = 'Kurulumda yazılan şifre';

const folder = makeSetupFolder();
const settings = path.join(folder, '.env.local');

/** A project in which the Supabase CLI has applied the first migration only. */
const firstOnly = path.join(folder, 'migrations');
const missing = copyMigrationsBefore(MIGRATION_FILES[1] ?? '', firstOnly);
const noMigrations = path.join(folder, 'none');
copyMigrationsBefore(MIGRATION_FILES[0] ?? '', noMigrations);

beforeEach(() => rmSync(settings, { force: true }));

const EVERYTHING = `select
  (select json_agg(row) from supabase_migrations.schema_migrations row) history,
  (select json_agg(row) from private.admin_password row) password,
  (select json_agg(row) from private.filled_lists row) filled,
  (select json_agg(row) from private.applied_operations row) operations,
  (select json_agg(row) from products row) products,
  (select json_agg(row) from brands row) brands`;

describeBackend('npm run setup', () => {
  const backend = useBackend({ migrationsFolder: firstOnly });

  const answers = () => [...projectOf(backend()), PASSWORD, PASSWORD];

  test('applies what is missing, sets the password, writes the settings and tries them, but only once', async () => {
    const { applied, passwordSet, settingsWritten, proved, next } = english;
    const shown = await runSetup(folder, answers());
    expectTexts(shown, applied(missing.length), passwordSet, settingsWritten, proved, next);

    const history = await backend().sql(
      'select version, name, statements from supabase_migrations.schema_migrations order by version',
    );
    expect(history).toEqual(
      MIGRATION_FILES.map((file) => ({
        version: file.split('_')[0],
        name: file.replace(/^\d+_(.+)\.sql$/, '$1'),
        statements: [readFileSync(path.join(MIGRATIONS, file), 'utf8')],
      })),
    );
    expect(await writeBrand(backend(), passwordHeader(PASSWORD))).toBe(201);
    const written = readFileSync(settings, 'utf8');
    const { ADMIN_PASSWORD_HASH: hash = '', ...others } = parseEnv(written);
    const { url, anonKey } = backend();
    expect(others).toEqual({
      VITE_SUPABASE_URL: url,
      VITE_SUPABASE_ANON_KEY: anonKey,
    });
    expect(await checkPassword(PASSWORD, hash)).toBe(true);

    const before = await backend().sql(EVERYTHING);
    const again = await runSetup(folder, answers());
    expectTexts(again, english.nothingToApply, english.passwordKept, english.settingsKept);
    expect(await backend().sql(EVERYTHING)).toEqual(before);
    expect(readFileSync(settings, 'utf8')).toBe(written);
  });

  test('says in Turkish what is wrong with an answer, asks again, and shows no secret', async () => {
    const [address = '', key = '', connection = ''] = answers();
    const wrongPassword = connection.replace('localhost', '127.0.0.1:1').replace(/\?.*/, '');
    const shown = await runSetup(
      folder,
      [
        'http://127.0.0.1:1',
        'sb_secret_gizli',
        key,
        address,
        'sb_publishable_yabanci',
        address,
        key,
        'gizli dize',
        wrongPassword.replace('postgres@', 'postgres:[YOUR-PASSWORD]@'),
        'veritabanının parolası',
        connection,
        'yedekparca',
        PASSWORD,
        'başka bir şifre',
        PASSWORD,
        PASSWORD,
      ],
      { language: 'tr_TR.UTF-8' },
    );
    const sentences = [
      turkish.secretKey,
      turkish.notReached,
      turkish.keyRefused,
      turkish.notAConnection,
      turkish.notConnected('ECONNREFUSED'),
      turkish.known,
      turkish.notTheSame,
      turkish.proved,
    ];
    const places = sentences.map((sentence) => shown.indexOf(sentence));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(shown).not.toMatch(/gizli dize|sb_secret_gizli|veritabanının parolası|Kurulumda|başka/);
    expect(shown).not.toContain(connection);
    expect(readFileSync(settings, 'utf8')).not.toMatch(/Kurulumda|postgres/);
  });

  test('asks for the shop’s facts first, with one sentence about each wrong one, and keeps the others', async () => {
    const facts = ["Usta'nın Yeri", 'yok', '0533 111 22 33', 'www', ''];
    const shown = await runSetup(folder, answers(), { facts });
    expectTexts(
      shown,
      'SHOP_PHONE: its value cannot be used',
      'SHOP_WEBSITE: its value',
      '[Örnek Oto]',
      english.proved,
    );
    expect(parseEnv(readFileSync(settings, 'utf8'))).toMatchObject({
      SHOP_NAME: "Usta'nın Yeri",
      SHOP_PHONE: '0533 111 22 33',
      SHOP_PREFIX: 'ustaninyeri',
    });
    const renamed = await runSetup(folder, answers(), {
      facts: ['Yeni Oto', '', ''],
    });
    expectTexts(renamed, "[Usta'nın Yeri]");
    expect(parseEnv(readFileSync(settings, 'utf8'))).toMatchObject({
      SHOP_NAME: 'Yeni Oto',
      SHOP_PREFIX: 'ustaninyeri',
    });
  });

  test('an owner who has emptied all lists keeps them empty', async () => {
    await backend().sql('delete from products; delete from brands; delete from slides');
    const shown = await runSetup(folder, answers());
    expectTexts(shown, english.onlyRead);
    expect(await backend().sql('select from products')).toEqual([]);
  });
});

describeBackend('npm run setup on a new project', () => {
  const backend = useBackend({ migrationsFolder: noMigrations });

  test('applies every migration, takes the offered password, and forbids the name of the shop', async () => {
    const shown = await runSetup(folder, [...projectOf(backend()), '']);
    expectTexts(shown, english.applied(MIGRATION_FILES.length), english.proved);
    const [, offered = ''] = /four words for you: (.+)/.exec(shown) ?? [];
    expect(await writeBrand(backend(), passwordHeader(offered))).toBe(201);
    await backend().sql("delete from private.known_passwords where folded = 'ornekoto'");
    await runSetup(folder, [...projectOf(backend()), offered, offered]);
    await expect(
      backend().sql("select private.set_admin_password('Örnek Oto 2026')"),
    ).rejects.toThrow('everybody would try this password first');
  });
});

describeBackend('npm run setup with another password', () => {
  const backend = useBackend();
  const OTHER = 'bambaşka bir şifre';
  const stored = async () => backend().sql('select hash from private.admin_password');

  test('asks before it replaces the present one', async () => {
    await backend().sql('select private.set_admin_password($1)', [PASSWORD]);
    const before = await stored();
    const other = [...projectOf(backend()), OTHER, OTHER];
    const kept = await runSetup(folder, [...other, '', PASSWORD, PASSWORD]);
    expectTexts(kept, english.askReplacePassword, english.passwordKept);
    expect(await stored()).toEqual(before);
    const replaced = await runSetup(folder, [...other, 'yes']);
    expectTexts(replaced, english.passwordSet);
    expect(await stored()).not.toEqual(before);
  });
});
