import type { Pool } from 'pg';

import { shopWords } from '../passwords/knownPasswords.ts';

/** Lets the database refuse the shop's name as a password, too. */
export async function forbidShopWords(pool: Pool): Promise<void> {
  await pool.query(
    'insert into private.known_passwords select unnest($1::text[]) on conflict do nothing',
    [shopWords()],
  );
}

/** What the panel's password is so far: none, this one or another one. */
export async function comparePassword(
  pool: Pool,
  password: string,
): Promise<'none' | 'same' | 'other'> {
  const { rows } = await pool.query<{ matches: boolean }>(
    "select private.password_matches(encode(convert_to($1, 'UTF8'), 'base64'), hash) as matches from private.admin_password",
    [password],
  );
  const [stored] = rows;
  if (stored === undefined) return 'none';
  return stored.matches ? 'same' : 'other';
}

export async function setPassword(pool: Pool, password: string): Promise<void> {
  await pool.query('select private.set_admin_password($1)', [password]);
}
