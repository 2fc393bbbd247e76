import type { PushFailure } from '@/panel/data/sync/ports';
import { retryResult } from '@/panel/data/write/retryResult';
import type { RefusalReason } from '@/panel/domain/refusal';

const REFUSALS: Partial<Record<number, RefusalReason>> = {
  404: 'noBucket',
  413: 'pictureTooLarge',
  415: 'pictureType',
};

/** Storage answers 500 where its disk is full, and has the system's own word in the text. */
const DISK_FULL = 'ENOSPC';

/** Storage answers most refusals with 400, and has the real status in a text. */
export function statusOf(error: { status?: unknown; statusCode?: unknown }): number {
  return Number(error.statusCode) || Number(error.status) || 0;
}

/** What a failed upload means. Our policies begin their message with PT401, PT403 or PT429. */
export function storageFailure(status: number, message: string): PushFailure {
  const [code = ''] = /^PT\d{3}/.exec(message) ?? [];
  if (code !== '') return retryResult(Number(code.slice(2)), message, code);
  if (status === 507 || message.includes(DISK_FULL)) {
    return { kind: 'retry', status, reason: 'picturesFull', message };
  }
  if (status === 408 || status >= 500) {
    return { kind: 'retry', status, reason: 'picturesDown', message };
  }
  // 401 is the answer of a gateway that does not know the key.
  if ([0, 401, 402, 429].includes(status)) return retryResult(status, message);
  return { kind: 'refused', reason: REFUSALS[status] ?? 'picturePolicy', message };
}
