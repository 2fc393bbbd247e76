import type { SavedCatalog } from '@/data/browser/savedCatalog';
import type { SafeStorage } from '@/data/browser/storage';
import { SOURCE_KEY } from '@/data/browser/writeCopy';
import { catalogTables } from '@/data/schema/tables';
import { byNewest, type Catalog, type ItemOf, nextId, TABLE_NAMES } from '@/domain/catalog';
import { ALL_SAVED, type CatalogEditor, type SaveState } from '@/panel/data/OwnerRepository';
import { editOf, inverseOf, NO_CHANGES } from '@/panel/domain/catalogChanges';
import { withValues } from '@/panel/domain/changedValues';
import { itemsOf, onlyList, savedDate } from '@/panel/domain/lists';
import { applyProductChanges, findChangedIn } from '@/panel/domain/products/productChanges';

export interface LocalEditorOptions {
  storage: SafeStorage;
  saved: SavedCatalog;
  read: () => Catalog;
  onChange: (changed: Partial<Catalog>) => void;
}

/** Changes of a shop without a backend. They are written to the browser's own copy, so nothing ever waits. */
export function createLocalEditor(options: LocalEditorOptions): CatalogEditor {
  const { storage, saved, read, onChange } = options;
  let unsaved: Partial<Catalog> = {};
  const current = (): Catalog => ({ ...read(), ...unsaved });
  const watchers = new Set<(state: SaveState) => void>();

  function change(changed: Partial<Catalog>): boolean {
    storage.remove(SOURCE_KEY);
    const names = TABLE_NAMES.filter((name) => name in changed);
    const lost = names.filter((name) => !saved.write<unknown>(catalogTables[name], changed[name]));
    const unsavedBefore = Object.entries(unsaved).filter(([name]) => !(name in changed));
    unsaved = Object.fromEntries([...unsavedBefore, ...lost.map((name) => [name, changed[name]])]);
    onChange(changed);
    watchers.forEach((watcher) => watcher(state()));
    return lost.length === 0;
  }

  function state(): SaveState {
    const waiting = Object.keys(unsaved).length;
    return waiting === 0 ? ALL_SAVED : { ...ALL_SAVED, waiting, reason: 'unstored' };
  }

  const editor: CatalogEditor = {
    ...wholeListCommands(current, change),
    inStep: () => ({ step: '', editor }),
    changeProducts: changeLocalProducts(current, change),
    async replaceAll(catalog) {
      const before = current();
      if (change(catalog)) return undefined;
      change(before);
      return 'refused';
    },
    // Nobody else writes to the browser's own copy, and nothing is sent.
    readStored: async () => undefined,
    decide: () => undefined,
    retry: () => undefined,
    watchState(onState) {
      watchers.add(onState);
      onState(state());
      return () => watchers.delete(onState);
    },
  };
  return editor;
}

export function wholeListCommands(
  current: () => Catalog,
  change: (changed: Partial<Catalog>) => void,
): Pick<CatalogEditor, 'add' | 'update' | 'remove' | 'restore' | 'saveRecord'> {
  return {
    add(list, item) {
      const items = itemsOf(current(), list);
      const id = nextId(items);
      const added = { ...item, id } as ItemOf<typeof list>;
      change(onlyList(list, [...items, added].toSorted(byNewest)));
      return id;
    },
    update(list, id, changed) {
      const items = itemsOf(current(), list);
      const before = items.find((item) => item.id === id);
      if (before === undefined) return NO_CHANGES;
      const after = withValues(before, changed);
      const next = items.map((item) => (item === before ? after : item));
      change(onlyList(list, next));
      return editOf(after, before);
    },
    remove(list, id) {
      const items = itemsOf(current(), list);
      const left = items.filter((item) => item.id !== id);
      if (left.length < items.length) change(onlyList(list, left));
    },
    restore(list, item) {
      const now = itemsOf(current(), list);
      // A new item may have got the id meanwhile. The old id says where the item was.
      const id = now.some((other) => other.id === item.id) ? nextId(now) : item.id;
      const restored = { ...item, id };
      const placed = [...now, item].toSorted(byNewest);
      const items = placed.map((other) => (other === item ? restored : other));
      change(onlyList(list, items));
      return id;
    },
    saveRecord(table, changed) {
      const { [table]: before } = current();
      const after = withValues({ ...savedDate(table), ...before }, changed);
      change({ [table]: after });
      return editOf(after, before);
    },
  };
}

/** `change` returns false where the list cannot be stored. */
export function changeLocalProducts(
  current: () => Catalog,
  change: (changed: Partial<Catalog>) => boolean,
): CatalogEditor['changeProducts'] {
  return async (changes) => {
    const { products: before } = current();
    const products = findChangedIn(before, changes);
    if (products.length > 0) return { kind: 'changed', products };
    const highestId = nextId(before) + changes.added.length - 1;
    const ids = changes.added.map((_, index) => highestId - index);
    if (!change({ products: applyProductChanges(before, changes, ids) })) {
      change({ products: before });
      return { kind: 'failed', reason: 'refused' };
    }
    return { kind: 'done', undo: inverseOf(changes, ids) };
  };
}
