import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Pool } from 'pg';

import { inTransaction, type Sql } from './database.ts';

/** The table in which the Supabase CLI records applied migrations. */
export const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key,
    statements text[],
    name text
  )`;

/**
 * True if the database has tables of the shop that were not made by these migrations: none is recorded, or one with another
 * text. Before the first release the files are written anew (D33).
 */
export async function hasForeignTables(pool: Pool, folder: string): Promise<boolean> {
  if (!(await exists(pool, 'public.products'))) return false;
  if (!(await exists(pool, 'supabase_migrations.schema_migrations'))) return true;
  const recorded = await recordedTexts(pool);
  const files = migrationFiles(folder).filter(({ version }) => recorded.has(version));
  return (
    files.length === 0 || files.some(({ version, text }) => recorded.get(version) !== plain(text))
  );
}

/** The Supabase CLI records each statement without its semicolon. */
function plain(text: string): string {
  return text.replaceAll(/[\s;]+/g, '');
}

async function exists(pool: Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query('select where to_regclass($1) is not null', [table]);
  return rows.length > 0;
}

async function recordedTexts(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  return new Map(
    rows.map(({ version, statements }) => [version, plain((statements ?? []).join(''))]),
  );
}

/** Applies the migrations that are new to this database, each in a transaction. Returns their versions. */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  await pool.query(HISTORY);
  const missing = await missingMigrations(pool, folder);
  for (const file of missing) await inTransaction(pool, async (sql) => applyEach(sql, [file]));
  return missing.map(({ version }) => version);
}

/** Changes nothing. */
export async function missingMigrations(pool: Pool, folder: string): Promise<MigrationFile[]> {
  const hasHistory = await exists(pool, 'supabase_migrations.schema_migrations');
  const recorded = hasHistory ? await recordedTexts(pool) : new Map<string, string>();
  return migrationFiles(folder).filter(({ version }) => !recorded.has(version));
}

interface MigrationFile {
  version: string;
  name: string;
  text: string;
}

/** `20261121100000_tables.sql`: version, then name. */
export function migrationFiles(folder: string): MigrationFile[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, text: readFileSync(path.join(folder, file), 'utf8') }];
    });
}

/** Applies and records these migrations within one transaction. */
export async function applyEach(sql: Sql, files: readonly MigrationFile[]): Promise<void> {
  for (const { version, name, text } of files) {
    try {
      await sql(text);
      await sql('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
        version,
        [text],
        name,
      ]);
    } catch (error) {
      throw new Error(`Migration ${version}_${name} failed: ${String(error)}`, { cause: error });
    }
  }
}
