import type { Catalog } from '@/domain/catalog';
import { wholeListCommands } from '@/panel/data/local/localEditor';
import type { CatalogEditor, ReplaceFailure, SaveState } from '@/panel/data/OwnerRepository';
import type { Conflict } from '@/panel/domain/conflict';

/** What happens to every mutation: applied at once, kept in the outbox, or rejected by the database. */
export type SaveResult = 'saved' | 'waiting' | 'refused';

interface Options {
  saveResult: SaveResult;
  state: SaveState;
  replaceFailure: ReplaceFailure | undefined;
  conflicts: readonly Conflict[];
}

export function memoryEditor(
  read: () => Catalog,
  write: (changed: Partial<Catalog>) => void,
  { saveResult, state: startingState, replaceFailure, conflicts: startingConflicts }: Options,
): CatalogEditor {
  let state = startingState;
  let conflicts = startingConflicts;
  const conflictWatchers = new Set<(conflicts: readonly Conflict[]) => void>();
  const watchers = new Set<(state: SaveState) => void>();

  function save(changed: Partial<Catalog>): void {
    write(changed);
    if (saveResult === 'saved') return;
    state = { ...state, [saveResult]: state[saveResult] + 1 };
    watchers.forEach((watcher) => watcher(state));
  }

  return {
    ...wholeListCommands(read, save),
    async replaceAll(backup) {
      if (replaceFailure === undefined) save(backup);
      return replaceFailure;
    },
    watchConflicts(onConflicts) {
      conflictWatchers.add(onConflicts);
      onConflicts(conflicts);
      return () => conflictWatchers.delete(onConflicts);
    },
    decide(conflictId) {
      conflicts = conflicts.filter(({ id }) => id !== conflictId);
      conflictWatchers.forEach((watcher) => watcher(conflicts));
    },
    watchState(onState) {
      watchers.add(onState);
      onState(state);
      return () => watchers.delete(onState);
    },
  };
}
