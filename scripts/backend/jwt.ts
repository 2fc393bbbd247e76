import { createHmac } from 'node:crypto';

/** 2100-01-01: a local key need not run out. */
const EXPIRES = 4_102_444_800;

/** A token that lets PostgREST act as `role`, signed the way Supabase signs its keys (HS256). */
export function signRole(role: 'anon' | 'service_role', secret: string): string {
  const content = [
    { alg: 'HS256', typ: 'JWT' },
    { role, exp: EXPIRES },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signed = content.join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
