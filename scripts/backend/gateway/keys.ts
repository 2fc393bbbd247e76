import type { IncomingHttpHeaders } from 'node:http';

import { signRole } from './jwt.ts';

/**
 * The public key of every local backend, in the form of a hosted project's key. It is no secret, because it works
 * only for databases on this computer.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_only_not_a_secret';

export interface Keys {
  /** The older form of the public key. */
  anonJwt: string;
  /** Bypasses row level security; for tests and the owner's tools. */
  serviceKey: string;
}

export function makeKeys(secret: string): Keys {
  return { anonJwt: signRole('anon', secret), serviceKey: signRole('service_role', secret) };
}

/**
 * The token for PostgREST, or undefined if the request has no known key, as a header or in its address. Clients also send a publishable key as the
 * token. It is not a token, so the gateway replaces it by the anonymous one, as the platform does.
 */
export function authorizationFor(
  headers: IncomingHttpHeaders,
  url: string,
  keys: Keys,
): string | undefined {
  const key = headers.apikey ?? new URLSearchParams(url.replace(/^[^?]*/, '')).get('apikey');
  const token = {
    [LOCAL_PUBLISHABLE_KEY]: keys.anonJwt,
    [keys.anonJwt]: keys.anonJwt,
    [keys.serviceKey]: keys.serviceKey,
  }[String(key)];
  if (token === undefined) return undefined;
  const given = headers.authorization;
  return given === undefined || given.startsWith('Bearer sb_') ? `Bearer ${token}` : given;
}
