/**
 * The hosted database's address and public key, or undefined while either is missing: then the shop runs on
 * local data (D14). Forgives trailing slashes and a `/rest/v1` that was pasted along with the address.
 */
export function parseBackend(url = '', key = ''): { url: string; key: string } | undefined {
  const backend = { url: url.trim().replace(/\/*(?:\/rest\/v1)?\/*$/, ''), key: key.trim() };
  return backend.url === '' || backend.key === '' ? undefined : backend;
}
