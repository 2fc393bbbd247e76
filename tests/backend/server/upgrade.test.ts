import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { type LocalBackend, startLocalBackend } from '../../../scripts/backend/localBackend.ts';
import { PASSWORD, passwordHeader, repeatInSequence } from '../support/owner';
import { rest } from '../support/rest';
import { contentOf, fillWithOneRowEach, VALID_ROWS } from '../support/tables';
import { describeBackend } from '../support/useBackend';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../supabase/migrations');
const OLDER_TABLES = path.resolve(import.meta.dirname, '../support/plainTables');

describeBackend('a database of an earlier start', () => {
  let folder = '';
  let running: LocalBackend | undefined;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  });
  afterEach(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true });
  });

  test('keeps its rows and its password under later migrations, and old pages still write', async () => {
    const old = path.join(folder, 'migrations');
    const dataFolder = path.join(folder, 'database');
    mkdirSync(old);
    const files = readdirSync(MIGRATIONS).toSorted();
    files
      .slice(
        0,
        files.findIndex((file) => file.endsWith('_operations.sql')),
      )
      .forEach((file) => copyFileSync(path.join(MIGRATIONS, file), path.join(old, file)));

    const before = await startLocalBackend({ dataFolder, migrationsFolder: old });
    running = before;
    await before.sql('select private.set_admin_password($1)', [PASSWORD]);
    await fillWithOneRowEach(before);
    const content = await contentOf(before);
    await before.stop();

    const after = await startLocalBackend({ dataFolder });
    running = after;
    expect(after.applied.length).toBeGreaterThan(0);
    expect(await contentOf(after)).toBe(content);
    const write = async (password: string) => {
      const headers = passwordHeader(password);
      return (await rest(after, 'POST', 'brands', { headers, body: VALID_ROWS.brands })).status;
    };
    expect(await write(PASSWORD)).toBe(201);
    expect(await repeatInSequence(11, async () => write('yanlış parola'))).toEqual([
      ...Array.from({ length: 10 }, () => 403),
      429,
    ]);
    expect(await write(PASSWORD)).toBe(429);
    await after.sql('select private.set_admin_password($1)', [PASSWORD]);
    expect(await write(PASSWORD)).toBe(201);
  });

  test('is refused and kept if an older version has made its tables', async () => {
    const dataFolder = path.join(folder, 'database');
    const start = async (migrationsFolder = MIGRATIONS) => {
      running = await startLocalBackend({ dataFolder, migrationsFolder });
      return running;
    };
    const older = await start(OLDER_TABLES);
    await fillWithOneRowEach(older);
    const content = await contentOf(older);
    await older.stop();
    await expect(start()).rejects.toThrow(
      `The data in ${dataFolder} is of an older version of the shop`,
    );
    expect(await contentOf(await start(OLDER_TABLES))).toBe(content);
  });
});
