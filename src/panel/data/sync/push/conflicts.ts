import { pickFields } from '@/data/schema/fieldValues';
import { contactTable, listTables } from '@/data/schema/tables';
import type { Catalog, ListName } from '@/domain/catalog';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { applyEdit } from '@/panel/data/sync/mutations/edit';
import { type Mutation, valuesOf } from '@/panel/data/sync/mutations/mutation';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';
import type { SyncState } from '@/panel/data/sync/state/syncState';
import { createWatched } from '@/panel/data/sync/state/watched';
import type { Conflict, ConflictChoice } from '@/panel/domain/conflict';

/** The changes that wait for the owner's decision. */
export function createConflicts(queue: MutationQueue) {
  return createWatched<readonly Conflict[]>(() =>
    queue.conflictCount() === 0
      ? []
      : queue.all().flatMap((mutation) => conflictOf(mutation) ?? []),
  );
}

/** The table in which the owner has decided. Undefined: another browser tab has decided before. */
export function decideConflict(
  { queue, serverState }: SyncState,
  add: CatalogEditor['add'],
  mutationId: string,
  choice: ConflictChoice,
): keyof Catalog | undefined {
  const mutation = queue.refresh(mutationId);
  if (mutation?.status !== 'conflict') return undefined;
  if (mutation.table === 'contact' || mutation.theirs !== undefined) {
    // The other's fields that the owner has not changed are shown from now on, too.
    serverState.apply(mutation.table, [withTheirs(mutation)]);
    queue.put(choice === 'mine' ? withMine(mutation) : withTheirs(mutation));
  } else {
    const { id: _, ...item } = mutation.item;
    if (choice === 'mine') add<ListName>(mutation.table, item);
    queue.put({ ...mutation, kind: 'delete', status: 'applied' });
  }
  return mutation.table;
}

type Undecided = Extract<Mutation, { status: 'conflict' }>;

function conflictOf(mutation: Mutation): Conflict | undefined {
  if (mutation.status !== 'conflict') return undefined;
  const { mutationId: id, table } = mutation;
  const theirs = mutation.theirs && valuesOf(withTheirs(mutation));
  return { id, table, mine: valuesOf(withMine(mutation)), theirs } as Conflict;
}

function withMine(mutation: Undecided): Mutation {
  const { theirs, edit } = mutation;
  if (theirs === undefined || edit === undefined) return { ...mutation, status: 'pending' };
  const values = applyEdit(valuesOf(withTheirs(mutation)), valuesOf(mutation), edit);
  const seen = pickFields(theirs, Object.keys(edit.seen));
  return { ...withValues(mutation, values), status: 'pending', edit: { seen, sentBefore: [] } };
}

/** As if the owner had not changed anything: what the database has is shown. */
function withTheirs(mutation: Undecided): Mutation {
  const shown = withValues(mutation, { ...valuesOf(mutation), ...mutation.theirs });
  return { ...shown, status: 'applied', edit: undefined };
}

function withValues(mutation: Undecided, values: object): Undecided {
  if (mutation.table === 'contact') return { ...mutation, contact: contactTable.parse(values) };
  return { ...mutation, item: listTables[mutation.table].parseItem(values) ?? mutation.item };
}
