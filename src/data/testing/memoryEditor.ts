import type { CatalogEditor, ReplaceFailure, SaveState } from '@/data/CatalogRepository';
import { wholeListCommands } from '@/data/local/localEditor';
import type { Catalog } from '@/domain/catalog';

/** What happens to every change: saved at once, kept for later, or refused by the database. */
export type Fate = 'saved' | 'waiting' | 'refused';

interface Options {
  fate: Fate;
  state: SaveState;
  replaceFailure: ReplaceFailure | undefined;
}

export function memoryEditor(
  read: () => Catalog,
  write: (changed: Partial<Catalog>) => void,
  { fate, state: startingState, replaceFailure }: Options,
): CatalogEditor {
  let state = startingState;
  const watchers = new Set<(state: SaveState) => void>();

  function change(changed: Partial<Catalog>): void {
    write(changed);
    if (fate === 'saved') return;
    state = { ...state, [fate]: state[fate] + 1 };
    watchers.forEach((watcher) => watcher(state));
  }

  return {
    ...wholeListCommands(read, change),
    async replaceAll(backup) {
      if (replaceFailure === undefined) change(backup);
      return replaceFailure;
    },
    watchState(onState) {
      watchers.add(onState);
      onState(state);
      return () => watchers.delete(onState);
    },
  };
}
