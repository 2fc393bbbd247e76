import path from 'node:path';

import type { Pool } from 'pg';

import { hasForeignTables, migrate, missingMigrations } from '../backend/database/migrate.ts';
import { isUnrecorded, takeOver } from '../backend/database/takeOver/takeOver.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../supabase/migrations');

/** `unrecorded`: the shop's tables are there, but not from these migrations. */
export async function applyMissing(pool: Pool): Promise<number | 'unrecorded'> {
  if (await hasForeignTables(pool, MIGRATIONS)) return 'unrecorded';
  try {
    return (await migrate(pool, MIGRATIONS)).length;
  } catch (error) {
    if (isUnrecorded(error)) return 'unrecorded';
    throw error;
  }
}

export async function countMissing(pool: Pool): Promise<number | 'unrecorded'> {
  if (await hasForeignTables(pool, MIGRATIONS)) return 'unrecorded';
  return (await missingMigrations(pool, MIGRATIONS)).length;
}

export async function takeOverTables(pool: Pool): Promise<void> {
  await takeOver(pool, MIGRATIONS);
}

/** Two set-ups of one database at a time: the second waits for the first. The pool must have one connection. */
export async function oneAtATime<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  await pool.query("select pg_advisory_lock(hashtext('shop set-up'))");
  try {
    return await work();
  } finally {
    await pool.query("select pg_advisory_unlock(hashtext('shop set-up'))");
  }
}
