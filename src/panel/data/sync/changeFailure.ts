import type { ChangeFailure, WaitingReason } from '@/panel/data/OwnerRepository';

const FAILURES: Partial<Record<WaitingReason, ChangeFailure>> = {
  password: 'refused',
  outdated: 'unsupported',
  throttled: 'throttled',
  busy: 'busy',
  restricted: 'restricted',
  paused: 'paused',
};

/** A change that must be written at once fails for the reason for which others wait. */
export function changeFailureOf(reason: WaitingReason = 'unreachable'): ChangeFailure {
  return FAILURES[reason] ?? 'unreachable';
}
