import type { Catalog } from '@/domain/catalog';

/** The port: all that the rest of the house knows about where the catalogue comes from. */
export interface CatalogRepository {
  /**
   * Reads the four tables side by side (specification 4, "Data load"). Never rejects and settles within LOAD_LIMIT_MS:
   * what cannot be read comes from the browser's own copy, then from the samples.
   *
   * Resolves with the first page of each list. Where a list is longer, `onMore` is called with the whole list so far
   * each time another page has arrived, never before the promise has resolved.
   */
  load(onMore: (longer: Partial<Catalog>) => void): Promise<Catalog>;
}
