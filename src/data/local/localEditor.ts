import { forgetCopySource } from '@/data/browser/copySource';
import type { SavedCatalog } from '@/data/browser/savedCatalog';
import type { SafeStorage } from '@/data/browser/storage';
import type { CatalogEditor, SaveState } from '@/data/CatalogEditor';
import { itemsOf, onlyList, withItem, withNewItem, withoutItem } from '@/data/schema/lists';
import { catalogTables, TABLE_NAMES } from '@/data/schema/tables';
import type { Catalog } from '@/domain/catalog';

export interface LocalParts {
  storage: SafeStorage;
  saved: SavedCatalog;
  /** The catalogue as the browser has it now, whichever tab wrote it. */
  read: () => Catalog;
  onChange: (changed: Partial<Catalog>) => void;
}

const ALL_SAVED: SaveState = { waiting: 0, refused: 0 };

/** Changes of a shop without a backend: the browser's own copy is all there is, so nothing ever waits. */
export function createLocalEditor({ storage, saved, read, onChange }: LocalParts): CatalogEditor {
  // What the browser has no room for lives as long as the page.
  let unsaved: Partial<Catalog> = {};
  const current = (): Catalog => ({ ...read(), ...unsaved });

  function change(changed: Partial<Catalog>): boolean {
    const catalog = { ...current(), ...changed };
    forgetCopySource(storage);
    const names = TABLE_NAMES.filter((name) => name in changed);
    const lost = names.filter((name) => !saved.write<unknown>(catalogTables[name], catalog[name]));
    const kept = Object.entries(unsaved).filter(([name]) => !(name in changed));
    unsaved = {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(lost.map((name) => [name, catalog[name]])),
    };
    onChange(changed);
    return lost.length === 0;
  }

  return {
    add(list, item) {
      const { id, items } = withNewItem(itemsOf(current(), list), item);
      change(onlyList(list, items));
      return id;
    },
    update: (list, item) => void change(onlyList(list, withItem(itemsOf(current(), list), item))),
    remove: (list, id) => void change(onlyList(list, withoutItem(itemsOf(current(), list), id))),
    saveContact: (contact) => void change({ contact }),
    async replaceAll(catalog) {
      const before = current();
      if (change(catalog)) return undefined;
      change(before);
      return 'refused';
    },
    watchState(onState) {
      onState(ALL_SAVED);
      return () => undefined;
    },
  };
}
