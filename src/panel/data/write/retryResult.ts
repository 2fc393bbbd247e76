import type { WaitingReason } from '@/panel/data/OwnerRepository';
import type { Retry } from '@/panel/data/sync/ports';

/**
 * Our database's own codes for a refused request: all other refusals say nothing about the password (D29). The codes of
 * PostgREST and PostgreSQL for a column that is not there: PostgREST's cache may be a minute old. The statuses with which
 * Supabase's gateway answers in place of the database (docs/outside-facts.md).
 */
const REASONS: Partial<Record<string, WaitingReason>> = {
  PT401: 'password',
  PT403: 'password',
  PT429: 'throttled',
  PGRST204: 'outdated',
  '42703': 'outdated',
  '402': 'restricted',
  '429': 'busy',
  '540': 'paused',
};

/** `code` is that of the database; without one the answer is of another server, or there is none. */
export function retryResult(status: number, message: string, code = ''): Retry {
  return { kind: 'retry', status, reason: reasonOf(status, code), message };
}

export function reasonOf(status: number, code: string): WaitingReason {
  const isDown = status < 300 || status === 408 || status >= 500;
  return REASONS[code] ?? REASONS[status] ?? (isDown ? 'unreachable' : 'setup');
}

export function retryLater(error: unknown): Retry {
  return retryResult(0, String(error));
}
