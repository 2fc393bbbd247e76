import { type Arbitrary, array, constant, constantFrom, nat, oneof, record } from 'fast-check';

/** What happens to the requests that write from now on. */
export type Weather = 'fine' | 'fails' | 'loses answers' | 'hangs' | 'delivers late';

/** `pick` chooses one of the items on screen. */
export interface Alteration {
  kind: 'edit' | 'remove';
  tab: number;
  pick: number;
}

/** A command of the owner's in one of two tabs. */
export type Command = { kind: 'add' | 'contact'; tab: number } | Alteration;

export type Step =
  | Command
  | { kind: 'log in'; tab: number }
  | { kind: 'reload'; tab: number }
  | { kind: 'weather'; weather: Weather }
  | { kind: 'pause'; turns: number };

const tab = nat({ max: 1 });
const pick = nat({ max: 20 });
const turns = nat({ max: 12 });
const weather = constantFrom<Weather>('fine', 'fails', 'loses answers', 'hangs', 'delivers late');

const often = (weight: number, arbitrary: Arbitrary<Step>) => ({ weight, arbitrary });

const step = oneof(
  often(5, record({ kind: constant('add' as const), tab })),
  often(5, record({ kind: constant('edit' as const), tab, pick })),
  often(4, record({ kind: constant('remove' as const), tab, pick })),
  often(2, record({ kind: constant('contact' as const), tab })),
  often(2, record({ kind: constant('reload' as const), tab })),
  often(2, record({ kind: constant('log in' as const), tab })),
  often(4, record({ kind: constant('weather' as const), weather })),
  often(4, record({ kind: constant('pause' as const), turns })),
);

export const sequences = array(step, { minLength: 3, maxLength: 14 });
