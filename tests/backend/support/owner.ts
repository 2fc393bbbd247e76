import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';

/** Letters that a header cannot hold, and spaces. */
export const PASSWORD = 'Şanzıman, iğne & ölçü 42';

/**
 * Sets the owner's password, with a hash that takes 1 ms to check instead of 50. Any later call of
 * `private.set_admin_password` makes it a real one.
 */
export async function setPassword({ sql }: LocalBackend, password = PASSWORD): Promise<void> {
  await sql('select private.set_admin_password($1)', [password]);
  await sql(
    "update private.admin_password set hash = extensions.crypt($1, extensions.gen_salt('bf', 4))",
    [password.normalize('NFC')],
  );
}

/** The header that lets its sender write. The password is encoded as it comes, to see what the database makes of it. */
export function passwordHeader(password = PASSWORD): Record<string, string> {
  return { 'x-admin-password': Buffer.from(password).toString('base64') };
}

/** As if a minute had passed. */
export async function forgetWrongPasswords({ sql }: LocalBackend): Promise<void> {
  await sql("select setval('private.wrong_passwords', 0)");
}

/** Does the same thing so many times, each after the one before. */
export async function inTurn<Result>(
  count: number,
  work: () => Promise<Result>,
): Promise<Result[]> {
  return count === 0 ? [] : [await work(), ...(await inTurn(count - 1, work))];
}

/** Statuses, smallest first. */
export function sorted(statuses: readonly number[]): number[] {
  return statuses.toSorted((one, other) => one - other);
}
