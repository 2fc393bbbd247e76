import type { Catalog } from '@/domain/catalog';

import type { CatalogEditor } from './CatalogEditor';

/** The port: all that the rest of the house knows about where the catalogue comes from. */
export interface CatalogRepository {
  /**
   * Reads the four tables side by side (specification 4, "Data load"). Never rejects and settles within LOAD_LIMIT_MS:
   * what cannot be read comes from the browser's own copy, then from the samples. Changes that wait to be sent are in it.
   *
   * Resolves with the first page of each list. `onChange` is called, never before the promise has resolved, with
   * whatever is different from then on: longer lists as pages arrive, the owner's own changes, those of other tabs.
   */
  load(onChange: (changed: Partial<Catalog>) => void): Promise<Catalog>;

  /**
   * Compares the password in the browser (specification 5, D8) and opens the catalogue for changes. Undefined when it
   * is wrong. Rejects when the panel's own code cannot be fetched. Call after load() has resolved.
   */
  logIn(password: string): Promise<CatalogEditor | undefined>;
}
