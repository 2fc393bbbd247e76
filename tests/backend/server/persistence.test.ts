import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startLocalBackend, type LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { insertRow, VALID_ROWS } from '../support/tables';
import { describeBackend } from '../support/useBackend';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../supabase/migrations');

function version(file: string): string {
  return file.slice(0, file.indexOf('_'));
}

describeBackend('the data folder', () => {
  let folder = '';
  const dataFolder = () => path.join(folder, 'database');
  const running: LocalBackend[] = [];

  // No other user may read it, as in root's home folder.
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kept-data-'));
  });
  afterAll(async () => {
    await Promise.all(running.map(async (backend) => backend.stop()));
    rmSync(folder, { recursive: true });
  });

  const start = async (migrationsFolder = MIGRATIONS) => {
    const backend = await startLocalBackend({ dataFolder: dataFolder(), migrationsFolder });
    running.push(backend);
    return backend;
  };

  test('keeps its data after a restart, and each migration is applied once', async () => {
    const [first = '', ...later] = readdirSync(MIGRATIONS).toSorted();
    const onlyFirst = path.join(folder, 'migrations');
    mkdirSync(onlyFirst);
    copyFileSync(path.join(MIGRATIONS, first), path.join(onlyFirst, first));

    const one = await start(onlyFirst);
    expect(one.applied).toEqual([version(first)]);
    await insertRow(one, 'products', VALID_ROWS.products);
    await one.stop();

    const two = await start();
    expect(two.applied).toEqual(later.map(version));
    await two.stop();

    const three = await start();
    expect(three.applied).toEqual([]);
    expect(await three.sql('select name from public.products')).toEqual([
      { name: VALID_ROWS.products.name },
    ]);
    expect(
      await three.sql('select version from supabase_migrations.schema_migrations order by version'),
    ).toEqual([first, ...later].map((file) => ({ version: version(file) })));
    await expect(start()).rejects.toThrow('postmaster.pid');
    await three.stop();
  });

  test('is not changed by a migration that fails halfway', async () => {
    const broken = path.join(folder, 'broken');
    cpSync(MIGRATIONS, broken, { recursive: true });
    writeFileSync(path.join(broken, '1_broken.sql'), 'create table public.half (); select 1 / 0;');
    await expect(start(broken)).rejects.toThrow(
      'Migration 1_broken failed: error: division by zero',
    );

    const backend = await start();
    expect(await backend.sql("select to_regclass('public.half') as half")).toEqual([
      { half: null },
    ]);
    await backend.stop();
  });

  test('is refused by another version of PostgreSQL', async () => {
    writeFileSync(path.join(dataFolder(), 'PG_VERSION'), '9\n');
    await expect(start()).rejects.toThrow('is of PostgreSQL 9, not 18');
  });
});
