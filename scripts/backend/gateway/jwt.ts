import { createHmac } from 'node:crypto';

/** 2100-01-01: local keys do not need to expire. */
const EXPIRES = 4_102_444_800;

/** A token with which PostgREST acts as `role`, signed like the keys of Supabase (HS256). */
export function signRole(role: 'anon' | 'service_role', secret: string): string {
  const content = [
    { alg: 'HS256', typ: 'JWT' },
    { role, exp: EXPIRES },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signed = content.join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
