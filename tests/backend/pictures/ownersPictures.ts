import { createHash } from 'node:crypto';

import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';

/** The first bytes of a WebP, and others that make it a picture of its own. */
export function pictureBytes(seed: string, size = 40): ArrayBuffer {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode(`RIFF    WEBP${seed}`));
  return bytes.buffer;
}

export function nameOf(bytes: ArrayBuffer): string {
  return `${createHash('sha256').update(new Uint8Array(bytes)).digest('hex')}.webp`;
}

/** A client that sends these headers with each request. */
export function clientOf(
  { url, anonKey }: LocalBackend,
  headers: Record<string, string> = {},
): SupabaseClient {
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient(url, anonKey, { auth, global: { headers } });
}

export function publicUrl({ url }: LocalBackend, name: string): string {
  return `${url}/storage/v1/object/public/pictures/${name}`;
}
