import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Pool } from 'pg';

import { inTransaction } from '../database.ts';
import { applyEach, HISTORY, migrationFiles } from '../migrate.ts';

/** Codes of PostgreSQL for a table, function or other object that exists already. */
const DUPLICATES = new Set(['42P07', '42710', '42723', '42P06', '42P04']);

/** Whether a migration failed because what it creates is there, but not recorded. */
export function isUnrecorded(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && DUPLICATES.has(String(cause.code));
}

/**
 * Brings tables that were made by hand, by an older version or elsewhere to the state that the migrations describe, in one
 * transaction. Rows keep their ids and dates; the owner's password, known browsers and applied operations stay.
 */
export async function takeOver(pool: Pool, folder: string): Promise<void> {
  const files = migrationFiles(folder);
  const created = files.flatMap(({ text }) => [...text.matchAll(/create function public\.(\w+)/g)]);
  // Those of the first builds may be missing in the migrations of today.
  const names = ['replace_products', 'replace_brands', 'replace_slides', 'catalog_state'];
  const functions = [...names, ...created.map(([, name = '']) => name)];
  await pool.query(HISTORY);
  await inTransaction(pool, async (sql) => {
    // Waiting for ever would keep the shop's visitors waiting, too.
    await sql("set local lock_timeout = '20s'; set local statement_timeout = 0");
    const versions = files.map(({ version }) => version);
    await sql('delete from supabase_migrations.schema_migrations where version = any ($1)', [
      versions,
    ]);
    const list = functions.map((name) => `'${name}'`).join(', ');
    await sql(script('moveAway.sql').replace('({{functions}})', `(${list})`));
    await applyEach(sql, files);
    await sql(script('bringBack.sql'));
  });
}

function script(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}
