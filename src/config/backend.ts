/** Undefined while one is missing: then the shop runs on local data (D14). A pasted `/rest/v1` is removed. */
export function parseBackend(url = '', key = ''): { url: string; key: string } | undefined {
  const backend = { url: url.trim().replace(/\/*(?:\/rest\/v1)?\/*$/, ''), key: key.trim() };
  return backend.url === '' || backend.key === '' ? undefined : backend;
}
