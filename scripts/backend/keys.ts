import type { IncomingHttpHeaders } from 'node:http';

import { signRole } from './jwt.ts';

/**
 * The public key of every local backend, in the form of a hosted project's. It opens nothing but a
 * database on this computer, so it is no secret.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_only_not_a_secret';

export interface Keys {
  /** The older form of the public key. */
  anonJwt: string;
  /** Passes row level security; for tests and the owner's tools. */
  serviceKey: string;
}

export function makeKeys(secret: string): Keys {
  return { anonJwt: signRole('anon', secret), serviceKey: signRole('service_role', secret) };
}

/**
 * The token that PostgREST is to see, or undefined if the request bears no known key. Clients send a
 * publishable key as a token too, which it is not: the platform puts the anonymous one in its place.
 */
export function authorizationFor(headers: IncomingHttpHeaders, keys: Keys): string | undefined {
  const token = {
    [LOCAL_PUBLISHABLE_KEY]: keys.anonJwt,
    [keys.anonJwt]: keys.anonJwt,
    [keys.serviceKey]: keys.serviceKey,
  }[String(headers.apikey)];
  if (token === undefined) return undefined;
  const given = headers.authorization;
  return given === undefined || given.startsWith('Bearer sb_') ? `Bearer ${token}` : given;
}
