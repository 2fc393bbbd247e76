import { readFileSync } from 'node:fs';
import path from 'node:path';

import { connect, inTransaction, SUPERUSER } from './database.ts';

/**
 * What a hosted project gives the public roles on a new table: `everything` on those made before
 * October 2026, `nothing` since.
 */
export type PlatformGrants = 'everything' | 'nothing';

/** Gives a new cluster the roles and schemas of a hosted project; leaves one that has them alone. */
export async function preparePlatform(socketFolder: string, grants: PlatformGrants): Promise<void> {
  const pool = connect(socketFolder, SUPERUSER);
  try {
    await inTransaction(pool, async (sql) => {
      const roles = await sql("select from pg_roles where rolname = 'anon'");
      if (roles.length > 0) return;
      await sql(script('platform.sql'));
      if (grants === 'nothing') await sql(script('explicit-grants.sql'));
    });
  } finally {
    await pool.end();
  }
}

function script(name: string): string {
  return readFileSync(path.join(import.meta.dirname, 'platform', name), 'utf8');
}
