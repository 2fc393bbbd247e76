import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type LocalBackend, startLocalBackend } from '../../../scripts/backend/localBackend.ts';
import { PASSWORD, passwordHeader, repeatInSequence } from '../support/owner';
import { rest } from '../support/rest';
import { contentOf, fillWithOneRowEach, VALID_ROWS } from '../support/tables';
import { describeBackend } from '../support/useBackend';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../supabase/migrations');
const FIRST_NEW = '20261121100710';

describeBackend('a database from before devices were known', () => {
  let folder = '';
  let running: LocalBackend | undefined;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  });
  afterAll(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true });
  });

  test('keeps its rows and its password, and old pages still write', async () => {
    const old = path.join(folder, 'migrations');
    const dataFolder = path.join(folder, 'database');
    mkdirSync(old);
    const files = readdirSync(MIGRATIONS).filter((file) => file < FIRST_NEW);
    files.forEach((file) => copyFileSync(path.join(MIGRATIONS, file), path.join(old, file)));

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
});
