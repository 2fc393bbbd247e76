import { readFileSync } from 'node:fs';
import path from 'node:path';

import { connect, inTransaction, SUPERUSER } from './database.ts';

/**
 * What a hosted project grants the public roles on a new table: `everything` if the project was created before
 * October 2026, `nothing` since then.
 */
export type PlatformGrants = 'everything' | 'nothing';

export interface PlatformOptions {
  grants: PlatformGrants;
  hasStorage: boolean;
}

/** Creates the roles and schemas of a hosted project, unless the cluster has them already. */
export async function preparePlatform(
  socketFolder: string,
  { grants, hasStorage }: PlatformOptions,
): Promise<void> {
  const pool = connect(socketFolder, SUPERUSER);
  try {
    await inTransaction(pool, async (sql) => {
      const roles = await sql("select from pg_roles where rolname = 'anon'");
      if (roles.length === 0) {
        await sql(script('platform.sql'));
        await sql("alter role anon set statement_timeout = '3s'");
        if (grants === 'nothing') await sql(script('explicit-grants.sql'));
      }
      const storage = await sql("select from pg_namespace where nspname = 'storage'");
      if (hasStorage && storage.length === 0) await sql(script('storage.sql'));
    });
  } finally {
    await pool.end();
  }
}

function script(name: string): string {
  return readFileSync(path.join(import.meta.dirname, 'platform', name), 'utf8');
}
