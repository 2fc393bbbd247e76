import { type SavedCatalog, savedOrSamples } from './browser/savedCatalog';
import type { CatalogRepository } from './CatalogRepository';
import { brandTable, contactTable, productTable, slideTable } from './tables';

/** A shop without a backend: the browser's own copy is the catalogue. */
export function localRepository(saved: SavedCatalog): CatalogRepository {
  return {
    load: async () => ({
      products: savedOrSamples(saved, productTable),
      brands: savedOrSamples(saved, brandTable),
      slides: savedOrSamples(saved, slideTable),
      contact: savedOrSamples(saved, contactTable),
    }),
  };
}
