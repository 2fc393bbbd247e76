import type { Catalog } from '@/domain/catalog';
import { wholeListCommands } from '@/panel/data/local/localEditor';
import type { CatalogEditor, ReplaceFailure, SaveState } from '@/panel/data/OwnerRepository';
import type { Conflict } from '@/panel/domain/conflict';
import type { Refusal } from '@/panel/domain/refusal';

/** What happens to every mutation: applied at once, or kept in the outbox. */
export type SaveResult = 'saved' | 'waiting';

interface Options {
  saveResult: SaveResult;
  state: SaveState;
  replaceFailure: ReplaceFailure | undefined;
  conflicts: readonly Conflict[];
  refusals: readonly Refusal[];
}

export function memoryEditor(
  read: () => Catalog,
  write: (changed: Partial<Catalog>) => void,
  { saveResult, replaceFailure, ...starting }: Options,
): CatalogEditor {
  let { state, conflicts, refusals } = starting;
  const conflictWatchers = new Set<(conflicts: readonly Conflict[]) => void>();
  const refusalWatchers = new Set<(refusals: readonly Refusal[]) => void>();
  const watchers = new Set<(state: SaveState) => void>();

  function save(changed: Partial<Catalog>): void {
    write(changed);
    if (saveResult === 'saved') return;
    setState({ waiting: state.waiting + 1 });
  }

  function setState(changed: Partial<SaveState>): void {
    state = { ...state, ...changed };
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
    watchRefusals(onRefusals) {
      refusalWatchers.add(onRefusals);
      onRefusals(refusals);
      return () => refusalWatchers.delete(onRefusals);
    },
    retry(refusalId) {
      refusals = refusals.filter(({ id }) => refusalId !== undefined && id !== refusalId);
      refusalWatchers.forEach((watcher) => watcher(refusals));
      setState({ refused: refusals.length });
    },
    watchState(onState) {
      watchers.add(onState);
      onState(state);
      return () => watchers.delete(onState);
    },
  };
}
