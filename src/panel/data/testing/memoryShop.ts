import { safeStorage } from '@/data/browser/storage';
import type { CatalogRepository } from '@/data/CatalogRepository';
import { sampleCatalog } from '@/data/schema/samples';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { type MemoryOptions, memoryRepository } from '@/data/testing/memoryRepository';
import type { Catalog } from '@/domain/catalog';
import { readinessSteps } from '@/panel/content/readiness';
import { createFormDrafts } from '@/panel/data/browser/formDrafts';
import { createRememberedChoices } from '@/panel/data/browser/rememberedChoices';
import type {
  OwnerAccess,
  OwnerHistory,
  OwnerPictures,
  OwnerRepository,
} from '@/panel/data/OwnerRepository';

import { type EditorOptions, memoryEditor } from './memoryEditor';

interface Options extends MemoryOptions, EditorOptions {
  password?: string;
  panelMissing?: boolean;
  /** Null: the shop runs on local data, without photographs. */
  pictures?: OwnerPictures | null;
  /** Missing: the shop lacks nothing before it opens. */
  readiness?: OwnerAccess['readiness'];
  isLocal?: boolean;
  /** Missing: nobody remembers what is changed. Its other methods find nothing. */
  history?: Partial<OwnerHistory>;
}

const EMPTY_HISTORY: OwnerHistory = {
  read: async () => ({ entries: [], more: false }),
  undo: async () => 'unknown',
  prices: async () => [],
  lowestPrices: async () => [],
  waiting: () => [],
  takeBack: () => undefined,
};

const NOTHING_LEFT: OwnerAccess['readiness'] = {
  samples: { ...sampleCatalog, products: [], brands: [], slides: [] },
  putAside: { all: () => [...Object.keys(readinessSteps), 'setUp'], add: () => undefined },
};

/** Every file becomes the same photograph. */
const SAME_PICTURE: OwnerPictures = {
  add: async (file) => ({
    address: `/pictures/${'0'.repeat(64)}.webp`,
    preview: URL.createObjectURL(file),
  }),
  previews: new Map(),
};

/** A shop in memory with its panel. */
export function memoryShop(
  catalog: Catalog,
  {
    password = 'yedekparca',
    panelMissing = false,
    pictures = SAME_PICTURE,
    readiness = NOTHING_LEFT,
    isLocal = false,
    history,
    ...options
  }: Options = {},
): CatalogRepository<OwnerRepository> {
  return memoryRepository(catalog, options, async ({ read, write }) => {
    if (panelMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return {
      async logIn(given) {
        if (given.normalize('NFC') !== password.normalize('NFC')) return undefined;
        return {
          editor: memoryEditor(read, write, options),
          drafts: createFormDrafts(safeStorage(fakeStorage)),
          spreadsheetChoices: createRememberedChoices(safeStorage(fakeStorage)),
          isLocal,
          ...(history && { history: { ...EMPTY_HISTORY, ...history } }),
          readiness,
          ...(pictures && { openPictures: async () => pictures }),
        };
      },
    };
  });
}
