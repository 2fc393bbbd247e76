import type { CatalogEditor, SaveState } from '@/data/CatalogEditor';

export interface SaveStateBoard {
  /** Tells the watchers, if the state is another than they know. */
  report: () => void;
  watch: CatalogEditor['watchState'];
}

export function createSaveState(count: () => SaveState): SaveStateBoard {
  const watchers = new Set<(state: SaveState) => void>();
  let told = count();
  return {
    report() {
      const state = count();
      if (state.waiting === told.waiting && state.refused === told.refused) return;
      told = state;
      watchers.forEach((watcher) => watcher(state));
    },
    watch(onState) {
      watchers.add(onState);
      onState(count());
      return () => watchers.delete(onState);
    },
  };
}
