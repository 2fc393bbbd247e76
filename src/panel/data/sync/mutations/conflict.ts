import { pickFields } from '@/domain/records';
import type { Conflict } from '@/panel/domain/conflict';

import { applyUpdate } from './applyMutations';
import { stillChanged } from './mergeChange';
import { type Mutation, parseItem, type Update } from './mutation';

type Undecided = Extract<Update, { status: 'conflict' }>;

/** What the panel shows of an undecided mutation: both values (D16). */
export function conflictOf(mutation: Undecided): Conflict {
  const { mutationId: id, table, theirs } = mutation;
  const mine = withMine(mutation).item;
  return { id, table, mine, theirs: theirs && withTheirs(mutation).item };
}

export function withMine(mutation: Undecided): Mutation {
  const { theirs, ...update } = mutation;
  if (theirs === undefined) return { ...update, status: 'pending' };
  const item = applyUpdate(withTheirs(mutation).item, mutation);
  const seen = stillChanged(item, pickFields(theirs, Object.keys(mutation.seen)));
  return { ...update, status: 'pending', item, seen };
}

/** The mutation as if the owner had not changed anything: what the database has is shown. */
export function withTheirs(mutation: Undecided): Mutation {
  const { theirs = {}, ...update } = mutation;
  const item = parseItem(mutation.table, { ...mutation.item, ...theirs }) ?? mutation.item;
  return { ...update, status: 'applied', item, seen: theirs };
}
