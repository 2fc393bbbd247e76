import { type Arbitrary, array, constant, constantFrom, nat, oneof, record } from 'fast-check';

import type { Fault } from '../../../../scripts/backend/gateway/requests.ts';

/** The faults of rows, and of photographs. */
export type Faults = [row?: Fault | undefined, photograph?: Fault | undefined];

/** What happens to the requests that write, from now on. */
export const FAULTS = {
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
} satisfies Record<string, Faults>;

export type NetworkCondition = keyof typeof FAULTS;

/** `pick` chooses one of the items on screen; a change set has the one below it, too. */
interface ChangeSet {
  kind: 'change set';
  tab: number;
  pick: number;
}

export interface Alteration {
  kind: 'edit' | 'remove';
  tab: number;
  pick: number;
}

/** A command of the owner in one of two tabs. */
export type Command =
  | { kind: 'add' | 'add with photograph' | 'contact' | 'undo' | 'retry'; tab: number }
  | Alteration;

export type Step =
  | Command
  | ChangeSet
  /** A second owner, in another browser, edits the description of one of the first products. */
  | { kind: 'other owner'; pick: number }
  | { kind: 'log in'; tab: number }
  | { kind: 'reload'; tab: number }
  | { kind: 'network'; condition: NetworkCondition }
  | { kind: 'pause'; turns: number };

const tab = nat({ max: 1 });
const pick = nat({ max: 20 });
const turns = nat({ max: 12 });
const condition = constantFrom(...(Object.keys(FAULTS) as NetworkCondition[]));

const weighted = (weight: number, arbitrary: Arbitrary<Step>) => ({ weight, arbitrary });

const step = oneof(
  weighted(4, record({ kind: constant('add' as const), tab })),
  weighted(3, record({ kind: constant('add with photograph' as const), tab })),
  weighted(5, record({ kind: constant('edit' as const), tab, pick })),
  weighted(4, record({ kind: constant('remove' as const), tab, pick })),
  weighted(4, record({ kind: constant('undo' as const), tab })),
  weighted(4, record({ kind: constant('change set' as const), tab, pick })),
  weighted(2, record({ kind: constant('contact' as const), tab })),
  weighted(2, record({ kind: constant('retry' as const), tab })),
  weighted(4, record({ kind: constant('other owner' as const), pick })),
  weighted(2, record({ kind: constant('reload' as const), tab })),
  weighted(2, record({ kind: constant('log in' as const), tab })),
  weighted(4, record({ kind: constant('network' as const), condition })),
  weighted(4, record({ kind: constant('pause' as const), turns })),
);

export const sequences = array(step, { minLength: 3, maxLength: 14 });
