import { Pool } from 'pg';

import { shopWords } from '../passwords/knownPasswords.ts';

/** Opens the database, or throws what PostgreSQL or the network answers. */
export async function openDatabase(connection: string): Promise<Pool> {
  const pool = new Pool({ connectionString: connection, max: 1, ...encryption(connection) });
  // Without a listener, an idle connection that breaks would end the process. The pool replaces it.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * Hosted databases have certificates of an authority that Node.js does not know. Who has its certificate can add
 * `?sslmode=verify-full&sslrootcert=…` to the string.
 */
function encryption(connection: string) {
  const { hostname, searchParams } = new URL(connection);
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost';
  return isHere || searchParams.has('sslmode') ? {} : { ssl: { rejectUnauthorized: false } };
}

/** Lets the database refuse the shop's name as a password, too. */
export async function forbidShopWords(pool: Pool): Promise<void> {
  await pool.query(
    'insert into private.known_passwords select unnest($1::text[]) on conflict do nothing',
    [shopWords],
  );
}

/** Sets the owner's password unless it is this one. Returns whether it has changed. */
export async function setPassword(pool: Pool, password: string): Promise<boolean> {
  const { rows } = await pool.query(
    "select from private.admin_password where private.password_matches(encode(convert_to($1, 'UTF8'), 'base64'), hash)",
    [password],
  );
  if (rows.length > 0) return false;
  await pool.query('select private.set_admin_password($1)', [password]);
  return true;
}
