import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';

/** What has been asked of the backend since `begin`, without the reads: `POST /products`. */
export function writesSince({ requests }: LocalBackend, begin: number): string[] {
  return requests
    .slice(begin)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
}
