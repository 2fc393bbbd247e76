import type { Fault } from '../../../../scripts/backend/gateway/requests.ts';
import type { NetworkCondition } from './saveSequences.ts';

/** For rows, and for photographs. */
export const FAULTS: Record<
  NetworkCondition,
  [row?: Fault | undefined, photograph?: Fault | undefined]
> = {
  fine: [],
  fails: [{ status: 503 }, { status: 503 }],
  'loses answers': ['lose answer', 'lose answer'],
  hangs: ['hang', 'hang'],
  'delivers late': [],
  'refuses rows': [{ status: 400, body: { code: '23514', message: 'violates check constraint' } }],
  'refuses photographs': [
    undefined,
    { status: 400, body: { statusCode: '403', message: 'policy' } },
  ],
  'has no room for photographs': [undefined, { status: 500, body: { message: 'ENOSPC' } }],
};
