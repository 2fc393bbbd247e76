import { createFormDrafts } from '@/data/browser/formDrafts';
import { type BrowserStorage, safeStorage } from '@/data/browser/storage';
import type {
  CatalogRepository,
  OwnerPictures,
  ReplaceFailure,
  SaveState,
} from '@/data/CatalogRepository';
import type { Catalog } from '@/domain/catalog';
import type { Conflict } from '@/domain/conflict';

import { type SaveResult, memoryEditor } from './memoryEditor';

interface Options {
  /** What `onChange` reports after the load, in this order. */
  more?: readonly Partial<Catalog>[];
  /** What `onChange` reports after each call of `loadMoreProducts`, in this order. */
  nextPages?: readonly Partial<Catalog>[];
  pending?: boolean;
  password?: string;
  panelMissing?: boolean;
  saveResult?: SaveResult;
  state?: SaveState;
  replaceFailure?: ReplaceFailure | undefined;
  conflicts?: readonly Conflict[];
  /** Null: the shop runs on local data, without photographs. */
  pictures?: OwnerPictures | null;
  /** The storage of the browser tab. */
  tabStorage?: BrowserStorage | null;
}

/** Every file becomes the same photograph. */
const NO_UNUSED_PICTURES: OwnerPictures = {
  add: async (file) => ({
    address: `/pictures/${'0'.repeat(64)}.webp`,
    preview: URL.createObjectURL(file),
  }),
  countUnused: async () => 0,
  removeUnused: async () => 0,
};

const ALL_SAVED: SaveState = { waiting: 0, refused: 0 };
const ignore = () => undefined;

export function memoryRepository(
  catalog: Catalog,
  {
    more = [],
    nextPages = [],
    pending = false,
    password = 'yedekparca',
    panelMissing = false,
    saveResult = 'saved',
    state = ALL_SAVED,
    replaceFailure,
    conflicts = [],
    pictures = NO_UNUSED_PICTURES,
    tabStorage = null,
  }: Options = {},
): CatalogRepository {
  const pages = nextPages.values();
  let current = catalog;
  let report: (changed: Partial<Catalog>) => void = ignore;

  function update(changed: Partial<Catalog>): void {
    current = { ...current, ...changed };
    report(changed);
  }

  return {
    load(onChange) {
      if (pending) return new Promise(() => {});
      report = onChange;
      setTimeout(() => more.forEach(update));
      return Promise.resolve(current);
    },
    loadMoreProducts() {
      const { value } = pages.next();
      if (value) setTimeout(() => update(value));
    },
    async logIn(given) {
      if (panelMissing) throw new TypeError('Failed to fetch dynamically imported module');
      if (given.normalize('NFC') !== password.normalize('NFC')) return undefined;
      const editor = memoryEditor(() => current, update, {
        saveResult,
        state,
        replaceFailure,
        conflicts,
      });
      const drafts = createFormDrafts(safeStorage(() => tabStorage));
      return { editor, drafts, ...(pictures && { openPictures: async () => pictures }) };
    },
  };
}
