import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, inject, test } from 'vitest';

import { type LocalBackend, startLocalBackend } from '../../../scripts/backend/localBackend.ts';
import { copyMigrationsBefore, MIGRATION_FILES, MIGRATIONS } from '../support/migrations';
import { PASSWORD, passwordHeader, writeBrand } from '../support/owner';
import { contentOf, fillWithOneRowEach } from '../support/tables';
import { describeBackend } from '../support/useBackend';

const version = (file: string) => file.slice(0, file.indexOf('_'));

describeBackend('the data folder', () => {
  let folder = '';
  let dataFolder = '';
  let running: LocalBackend | undefined;
  beforeEach(() => {
    // No other user may read it, as in root's home folder.
    folder = mkdtempSync(path.join(tmpdir(), 'kept-data-'));
    dataFolder = path.join(folder, 'database');
  });
  afterEach(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true });
  });

  const start = async (migrationsFolder = MIGRATIONS) => {
    running = await startLocalBackend({
      dataFolder,
      migrationsFolder,
      clusterTemplate: inject('clusterTemplate'),
    });
    return running;
  };

  test('keeps rows and password under later migrations, each applied once, and old pages still write', async () => {
    const old = path.join(folder, 'migrations');
    const later = copyMigrationsBefore('_operations.sql', old);
    const before = await start(old);
    expect([...before.applied, ...later.map(version)]).toEqual(MIGRATION_FILES.map(version));
    await before.sql('select private.set_admin_password($1)', [PASSWORD]);
    await fillWithOneRowEach(before);
    const content = await contentOf(before);
    await before.stop();

    const after = await start();
    expect(after.applied).toEqual(later.map(version));
    expect(await contentOf(after)).toBe(content);
    expect(await writeBrand(after, passwordHeader())).toBe(201);
    expect(await writeBrand(after, passwordHeader('yanlış parola'))).toBe(403);
    const kept = await contentOf(after);
    await after.stop();

    const again = await start();
    expect(again.applied).toEqual([]);
    expect(await contentOf(again)).toBe(kept);
    await expect(startLocalBackend({ dataFolder })).rejects.toThrow('postmaster.pid');
  });

  test('is not changed by a migration that fails halfway', async () => {
    const broken = path.join(folder, 'broken');
    cpSync(MIGRATIONS, broken, { recursive: true });
    writeFileSync(path.join(broken, '1_broken.sql'), 'create table public.half (); select 1 / 0;');
    await expect(start(broken)).rejects.toThrow(
      'Migration 1_broken failed: error: division by zero',
    );
    const { sql } = await start();
    expect(await sql("select to_regclass('public.half') as half")).toEqual([{ half: null }]);
  });

  test('is refused by another version of PostgreSQL', async () => {
    await (await start()).stop();
    writeFileSync(path.join(dataFolder, 'PG_VERSION'), '9\n');
    await expect(start()).rejects.toThrow('is of PostgreSQL 9, not 18');
  });

  test('keeps its rows if an older version has made its tables', async () => {
    const older = await start();
    await fillWithOneRowEach(older);
    const content = await contentOf(older);
    await older.sql("update supabase_migrations.schema_migrations set statements = '{older}'");
    await older.stop();
    expect(await contentOf(await start())).toBe(content);
  });
});
