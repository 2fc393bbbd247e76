import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { rest } from './rest.ts';
import { VALID_ROWS } from './tables.ts';

/** The password has spaces and letters that a header cannot contain. */
export const PASSWORD = 'Şanzıman, iğne & ölçü 42';

/**
 * Sets the owner's password with a hash that takes 1 ms to check instead of 50. A later call of
 * `private.set_admin_password` stores a normal hash again.
 */
export async function setPassword({ sql }: LocalBackend, password = PASSWORD): Promise<void> {
  await sql('select private.set_admin_password($1)', [password]);
  await sql(
    "update private.admin_password set hash = extensions.crypt($1, extensions.gen_salt('bf', 4))",
    [password.normalize('NFC')],
  );
}

/** The header that a write needs. The password is not normalised, so that tests can send any Unicode form. */
export function passwordHeader(password = PASSWORD): Record<string, string> {
  return { 'x-admin-password': Buffer.from(password).toString('base64') };
}

const KNOWN_TOKEN = 'c3'.repeat(32);

/** The headers of a browser that the database knows, for parallel writes: others are checked one at a time. */
export async function knownHeaders({ sql }: LocalBackend): Promise<Record<string, string>> {
  await sql(
    "insert into private.known_devices values (sha256(convert_to($1, 'UTF8'))) on conflict do nothing",
    [KNOWN_TOKEN],
  );
  return { ...passwordHeader(), 'x-device-token': KNOWN_TOKEN };
}

/** The status of an insert with these headers. */
export async function writeBrand(
  backend: LocalBackend,
  headers: Record<string, string>,
): Promise<number> {
  return (await rest(backend, 'POST', 'brands', { headers, body: VALID_ROWS.brands })).status;
}

/** Resets the throttle, as if a minute had passed. */
export async function resetThrottle({ sql }: LocalBackend): Promise<void> {
  await sql(`
    select setval(oid::regclass, 0) from pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'S' and relname like 'wrong%'`);
}

/** Runs `work` the given number of times in sequence. */
export async function repeatInSequence<Result>(
  count: number,
  work: () => Promise<Result>,
): Promise<Result[]> {
  return count === 0 ? [] : [await work(), ...(await repeatInSequence(count - 1, work))];
}

export function times<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value);
}
