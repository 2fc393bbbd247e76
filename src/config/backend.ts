/**
 * The address and public key of the hosted database. Undefined while one is missing: then the shop runs on local data
 * (D14). Trailing slashes and a pasted `/rest/v1` are removed.
 */
export function parseBackend(url = '', key = ''): { url: string; key: string } | undefined {
  const backend = { url: url.trim().replace(/\/*(?:\/rest\/v1)?\/*$/, ''), key: key.trim() };
  return backend.url === '' || backend.key === '' ? undefined : backend;
}
