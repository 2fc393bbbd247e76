import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeEach, expect, test } from 'vitest';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { english } from '../../../scripts/setup/texts/english.ts';
import { turkish } from '../../../scripts/setup/texts/turkish.ts';
import { copyMigrationsBefore, MIGRATION_FILES, MIGRATIONS } from '../support/migrations.ts';
import { passwordHeader } from '../support/owner.ts';
import { rest } from '../support/rest.ts';
import { describeBackend, useBackend } from '../support/useBackend.ts';
import { connectionString, runSetup } from './setupAnswers.ts';

const PASSWORD = 'Kurulumda yazılan şifre';

const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
const settings = path.join(folder, '.env.local');

/** A project in which the Supabase CLI has applied the first migration only. */
const firstOnly = path.join(folder, 'migrations');
const missing = copyMigrationsBefore(MIGRATION_FILES[1] ?? '', firstOnly);
const noMigrations = path.join(folder, 'none');
copyMigrationsBefore(MIGRATION_FILES[0] ?? '', noMigrations);

/** What the owner of this project types. */
function answersFor(backend: LocalBackend, ...passwords: string[]): string[] {
  const typed = passwords.length > 0 ? passwords : [PASSWORD, PASSWORD];
  return [backend.url, backend.anonKey, connectionString(backend), ...typed];
}

beforeEach(() => rmSync(settings, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const EVERYTHING = `select
  (select json_agg(row) from supabase_migrations.schema_migrations row) history,
  (select json_agg(row) from private.admin_password row) password,
  (select json_agg(row) from private.filled_lists row) filled,
  (select json_agg(row) from private.applied_operations row) operations,
  (select json_agg(row) from products row) products,
  (select json_agg(row) from brands row) brands`;

describeBackend('npm run setup', () => {
  const backend = useBackend({ migrationsFolder: firstOnly });

  const answers = () => answersFor(backend());

  test('applies what is missing, sets the password, writes the settings and tries them', async () => {
    const { shown, code } = await runSetup(folder, answers());
    expect(shown).toContain(english.applied(missing.length));
    for (const text of [
      english.passwordSet,
      english.settingsWritten,
      english.proved,
      english.next,
    ]) {
      expect(shown).toContain(text);
    }
    expect(code).toBe(0);

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
    const headers = passwordHeader(PASSWORD);
    const body = { name: 'YENİ', logo: 'images/drawings/motor.svg' };
    expect(await rest(backend(), 'POST', 'brands', { headers, body })).toMatchObject({
      status: 201,
    });
    expect(readFileSync(settings, 'utf8')).toBe(
      `VITE_SUPABASE_URL=${backend().url}\nVITE_SUPABASE_ANON_KEY=${backend().anonKey}\nONE_READ=1\n`,
    );
  });

  test('changes nothing when it runs again', async () => {
    await runSetup(folder, answers());
    const before = await backend().sql(EVERYTHING);
    const written = readFileSync(settings, 'utf8');
    const { shown, code } = await runSetup(folder, answers());
    for (const text of [english.nothingToApply, english.passwordKept, english.settingsKept]) {
      expect(shown).toContain(text);
    }
    expect(code).toBe(0);
    expect(await backend().sql(EVERYTHING)).toEqual(before);
    expect(readFileSync(settings, 'utf8')).toBe(written);
  });

  test('says in Turkish what is wrong with an answer, asks again, and shows no secret', async () => {
    const [address = '', key = '', connection = ''] = answers();
    const wrongPassword = connection.replace('localhost', '127.0.0.1:1').replace(/\?.*/, '');
    const { shown, code } = await runSetup(
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
      'tr_TR.UTF-8',
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
    expect(code).toBe(0);
    expect(shown).not.toMatch(/gizli dize|sb_secret_gizli|veritabanının parolası|Kurulumda|başka/);
    expect(shown).not.toContain(connection);
    expect(readFileSync(settings, 'utf8')).not.toMatch(/Kurulumda|postgres/);
  });

  test('an owner who has emptied all lists keeps them empty', async () => {
    await backend().sql('delete from products; delete from brands; delete from slides');
    const { shown, code } = await runSetup(folder, answers());
    expect(shown).toContain(english.onlyRead);
    expect(code).toBe(0);
    expect(await backend().sql('select from products')).toEqual([]);
  });
});

describeBackend('npm run setup on a new project', () => {
  const backend = useBackend({ migrationsFolder: noMigrations });

  test('applies every migration, takes the offered password, and forbids the name of the shop', async () => {
    const { shown, code } = await runSetup(folder, answersFor(backend(), ''));
    expect(shown).toContain(english.applied(MIGRATION_FILES.length));
    expect(shown).toContain(english.proved);
    expect(code).toBe(0);
    const [, offered = ''] = /four words for you: (.+)/.exec(shown) ?? [];
    const headers = passwordHeader(offered);
    const body = { name: 'YENİ', logo: 'images/drawings/motor.svg' };
    expect((await rest(backend(), 'POST', 'brands', { headers, body })).status).toBe(201);
    await backend().sql("delete from private.known_passwords where folded = 'ornekoto'");
    await runSetup(folder, answersFor(backend(), offered, offered));
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
    const other = answersFor(backend(), OTHER, OTHER);
    const kept = await runSetup(folder, [...other, '', PASSWORD, PASSWORD]);
    expect(kept.shown).toContain(english.askReplacePassword);
    expect(kept.shown).toContain(english.passwordKept);
    expect(await stored()).toEqual(before);
    const replaced = await runSetup(folder, [...other, 'yes']);
    expect(replaced.shown).toContain(english.passwordSet);
    expect(replaced.code).toBe(0);
    expect(await stored()).not.toEqual(before);
  });
});
