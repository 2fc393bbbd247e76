import { pickFields } from '@/data/schema/fieldValues';
import { contactTable, listTables } from '@/data/schema/tables';
import type { Conflict } from '@/panel/domain/conflict';

import { applyEdit } from './edit';
import { type Mutation, valuesOf } from './mutation';

type Undecided = Extract<Mutation, { status: 'conflict' }>;

/** What the panel shows of an undecided mutation: both values (D16). */
export function conflictOf(mutation: Undecided): Conflict {
  const { mutationId: id, table } = mutation;
  const theirs = mutation.theirs && valuesOf(withTheirs(mutation));
  return { id, table, mine: valuesOf(withMine(mutation)), theirs } as Conflict;
}

export function withMine(mutation: Undecided): Mutation {
  const { theirs, edit } = mutation;
  if (theirs === undefined || edit === undefined) return { ...mutation, status: 'pending' };
  const values = applyEdit(valuesOf(withTheirs(mutation)), valuesOf(mutation), edit);
  const seen = pickFields(theirs, Object.keys(edit.seen));
  return { ...withValues(mutation, values), status: 'pending', edit: { seen, sentBefore: [] } };
}

/** As if the owner had not changed anything: what the database has is shown. */
export function withTheirs(mutation: Undecided): Mutation {
  const shown = withValues(mutation, { ...valuesOf(mutation), ...mutation.theirs });
  return { ...shown, status: 'applied', edit: undefined };
}

function withValues(mutation: Undecided, values: object): Undecided {
  if (mutation.table === 'contact') return { ...mutation, contact: contactTable.parse(values) };
  return { ...mutation, item: listTables[mutation.table].parseItem(values) ?? mutation.item };
}
