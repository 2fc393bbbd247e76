import type { SavedCatalog } from './browser/savedCatalog';
import type { CatalogRepository } from './CatalogRepository';
import { brandTable, contactTable, productTable, slideTable, type CatalogTable } from './tables';

/** What the browser has of a table, else its samples. */
export function savedOrSamples<Value>(saved: SavedCatalog, table: CatalogTable<Value>): Value {
  return saved.read(table) ?? table.samples;
}

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
