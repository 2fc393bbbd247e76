import type { Catalog } from '@/domain/catalog';

import type { CatalogRepository } from './CatalogRepository';

interface Options {
  /** What `onMore` reports after the catalogue has been given, in this order. */
  more?: readonly Partial<Catalog>[];
  /** Never answers: for looking at the loading screen. */
  pending?: boolean;
}

/** A repository that gives what it was given, for stories and tests. */
export function memoryCatalogRepository(
  catalog: Catalog,
  { more = [], pending = false }: Options = {},
): CatalogRepository {
  return {
    load(onMore) {
      if (pending) return new Promise(() => {});
      setTimeout(() => more.forEach((longer) => onMore(longer)));
      return Promise.resolve(catalog);
    },
  };
}
