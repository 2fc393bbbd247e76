import type { CatalogRepository } from '@/data/CatalogRepository';
import type { Catalog } from '@/domain/catalog';

/** The catalogue as it is shown now. What is written is reported to the page at once. */
export interface MemoryCatalog {
  read: () => Catalog;
  write: (changed: Partial<Catalog>) => void;
}

export interface MemoryOptions {
  /** What `onChange` reports after each call of `loadMoreProducts`, in this order. */
  nextPages?: readonly Partial<Catalog>[];
}

const ignore = () => undefined;

/** A shop whose catalogue is in memory. `openOwner` is missing for a shop that nobody manages. */
export function memoryRepository<Owner = never>(
  catalog: Catalog,
  { nextPages = [] }: MemoryOptions = {},
  openOwner?: (catalog: MemoryCatalog) => Promise<Owner>,
): CatalogRepository<Owner> {
  const pages = nextPages.values();
  let current = catalog;
  let report: (changed: Partial<Catalog>) => void = ignore;

  function write(changed: Partial<Catalog>): void {
    current = { ...current, ...changed };
    report(changed);
  }

  return {
    load(onChange) {
      report = onChange;
      return Promise.resolve(current);
    },
    refresh: async () => undefined,
    loadMoreProducts() {
      const { value } = pages.next();
      if (value) setTimeout(() => write(value));
    },
    async openOwner() {
      if (!openOwner) throw new TypeError('This shop has no panel');
      return openOwner({ read: () => current, write });
    },
  };
}
