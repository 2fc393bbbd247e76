import type { CatalogEditor, ReplaceFailure, SaveState } from '@/data/CatalogEditor';
import { itemsOf, onlyList, withItem, withNewItem, withoutItem } from '@/data/schema/lists';
import type { Catalog } from '@/domain/catalog';

/** What becomes of every change: saved at once, kept for later, or refused by the database. */
export type Fate = 'saved' | 'waiting' | 'refused';

interface Options {
  fate: Fate;
  /** Where the counts start. */
  state: SaveState;
  /** Why whole-list saves fail; undefined when they do not. */
  replaceFailure: ReplaceFailure | undefined;
}

/** An editor whose changes live as long as the page. */
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
    add(list, item) {
      const { id, items } = withNewItem(itemsOf(read(), list), item);
      change(onlyList(list, items));
      return id;
    },
    update: (list, item) => change(onlyList(list, withItem(itemsOf(read(), list), item))),
    remove: (list, id) => change(onlyList(list, withoutItem(itemsOf(read(), list), id))),
    saveContact: (contact) => change({ contact }),
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
