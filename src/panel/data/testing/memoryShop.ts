import { safeStorage } from '@/data/browser/storage';
import type { CatalogRepository } from '@/data/CatalogRepository';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { type MemoryOptions, memoryRepository } from '@/data/testing/memoryRepository';
import type { Catalog } from '@/domain/catalog';
import type { Product } from '@/domain/product';
import { createFormDrafts } from '@/panel/data/browser/formDrafts';
import { createPhotoDrafts } from '@/panel/data/browser/photoDrafts';
import type {
  ChangeFailure,
  OwnerPictures,
  OwnerRepository,
  ReplaceFailure,
  SaveState,
} from '@/panel/data/OwnerRepository';
import type { Conflict } from '@/panel/domain/conflict';
import type { Refusal } from '@/panel/domain/refusal';

import { memoryEditor, type SaveResult } from './memoryEditor';

interface Options extends MemoryOptions {
  password?: string;
  panelMissing?: boolean;
  saveResult?: SaveResult;
  state?: SaveState;
  replaceFailure?: ReplaceFailure | undefined;
  changeFailure?: ChangeFailure | undefined;
  changedElsewhere?: readonly Product[];
  conflicts?: readonly Conflict[];
  refusals?: readonly Refusal[];
  /** Null: the shop runs on local data, without photographs. */
  pictures?: OwnerPictures | null;
}

/** Every file becomes the same photograph. */
const NO_UNUSED_PICTURES: OwnerPictures = {
  add: async (file) => ({
    address: `/pictures/${'0'.repeat(64)}.webp`,
    preview: URL.createObjectURL(file),
  }),
  previews: new Map(),
  countUnused: async () => 0,
  removeUnused: async () => 0,
};

/** A shop in memory with its panel. */
export function memoryShop(
  catalog: Catalog,
  {
    password = 'yedekparca',
    panelMissing = false,
    saveResult = 'saved',
    replaceFailure,
    changeFailure,
    changedElsewhere = [],
    conflicts = [],
    refusals = [],
    state = { waiting: 0, refused: refusals.length },
    pictures = NO_UNUSED_PICTURES,
    ...options
  }: Options = {},
): CatalogRepository<OwnerRepository> {
  return memoryRepository(catalog, options, async ({ read, write }) => {
    if (panelMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return {
      async logIn(given) {
        if (given.normalize('NFC') !== password.normalize('NFC')) return undefined;
        const failures = { replaceFailure, changeFailure, changedElsewhere };
        const editor = memoryEditor(read, write, {
          saveResult,
          state,
          conflicts,
          refusals,
          ...failures,
        });
        const drafts = createFormDrafts(safeStorage(() => null));
        const photoDrafts = createPhotoDrafts(safeStorage(fakeStorage));
        return {
          editor,
          drafts,
          photoDrafts,
          ...(pictures && { openPictures: async () => pictures }),
        };
      },
    };
  });
}
