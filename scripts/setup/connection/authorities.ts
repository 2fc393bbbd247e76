import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getCACertificates } from 'node:tls';

const SUPABASE = /\.supabase\.(?:co|com)$/;

/** Certificates of the authorities that may vouch for this server; `extra` is the path of one that the owner has. */
export function authoritiesOf(hostname: string, extra: string | null): string[] {
  const own = extra === null ? [] : [readFileSync(extra, 'utf8')];
  // Supabase signs the certificates of its databases itself.
  if (SUPABASE.test(hostname)) own.push(readRoots());
  return [...getCACertificates('default'), ...getCACertificates('system'), ...own];
}

function readRoots(): string {
  return readFileSync(path.join(import.meta.dirname, 'supabase-roots.pem'), 'utf8');
}
