import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';

/** The writing requests to the backend since request number `begin`, such as `POST /products`. */
export function writesSince({ requests }: LocalBackend, begin: number): string[] {
  return requests
    .slice(begin)
    .filter(({ method, path }) => method !== 'GET' && path !== '/rpc/catalog_state')
    .map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
}
