import { createClient } from '@supabase/supabase-js';

import {
  type Backend,
  type Fetch,
  restHeaders,
  withPlainNotFound,
} from '@/data/supabase/restClient';
import type { DeviceToken } from '@/panel/data/browser/deviceToken';
import { passwordBytes } from '@/panel/data/password';

import type { WriteClient } from './database';

export interface Credentials {
  password: () => string | undefined;
  deviceToken: DeviceToken;
}

/** How the database's own code stands in an answer about rows or pictures. A new password has revoked all tokens. */
const WRONG_PASSWORD = '"PT403';

/** The full Supabase client, in a chunk of its own (D32). All its requests carry the owner's password. */
export function createWriteClient(
  backend: Backend,
  fetch: Fetch,
  credentials: Credentials,
): WriteClient {
  return createClient(backend.url, backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: withCredentials(withPlainNotFound(fetch), backend, credentials) },
  });
}

function withCredentials(fetch: Fetch, backend: Backend, credentials: Credentials): Fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    // supabase-js sends every key as a token.
    headers.delete('authorization');
    const all = { ...restHeaders(backend), ...ownerHeaders(credentials) };
    Object.entries(all).forEach(([name, value]) => headers.set(name, value));
    const response = await fetch(input, { ...init, headers });
    if (!response.ok && (await response.clone().text()).includes(WRONG_PASSWORD)) {
      credentials.deviceToken.discard();
    }
    return response;
  };
}

function ownerHeaders({ password, deviceToken }: Credentials): Record<string, string> {
  const given = password();
  if (given === undefined) return {};
  return { 'x-admin-password': encodePassword(given), 'x-device-token': deviceToken.read() };
}

/** Base64 of UTF-8: a header takes no Turkish letters. */
function encodePassword(password: string): string {
  return btoa(String.fromCodePoint(...passwordBytes(password)));
}
