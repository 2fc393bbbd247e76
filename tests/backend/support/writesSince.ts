import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';

/** The writing requests to the backend since request number `begin`, such as `POST /products`. */
export function writesSince({ requests }: LocalBackend, begin: number): string[] {
  return requests
    .slice(begin)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
}
