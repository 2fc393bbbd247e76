import type { SavedCatalog } from '@/data/browser/savedCatalog';
import type { CatalogRepository } from '@/data/CatalogRepository';
import { brandTable, productTable, slideTable } from '@/data/tables';
import { startTimeLimit } from '@/data/timeLimit';

import { type Load, loadContact, loadList } from './loadTable';
import type { RestClient } from './restClient';
import { createSeeding } from './seeding';

interface Parts {
  client: RestClient;
  saved: SavedCatalog;
  /** Milliseconds for the load, and for each page that follows it. */
  limit: number;
}

/** The catalogue from a backend; table by table from the browser's own copy where that fails (D5). */
export function backendRepository({ client, saved, limit }: Parts): CatalogRepository {
  return {
    async load(onMore) {
      const { signal, clear } = startTimeLimit(limit);
      const seed = createSeeding(client, signal);
      const load: Load = { client, saved, seed, signal, pageLimit: limit };
      const [products, brands, slides, contact] = await Promise.all([
        loadList(productTable, load),
        loadList(brandTable, load),
        loadList(slideTable, load),
        loadContact(load),
      ]).finally(clear);

      // A task of its own: by then, whoever waits for the catalogue has taken it.
      setTimeout(() => {
        void products.finish((longer) => onMore({ products: longer }));
        void brands.finish((longer) => onMore({ brands: longer }));
        void slides.finish((longer) => onMore({ slides: longer }));
        void contact.finish((newer) => onMore({ contact: newer }));
      });
      return {
        products: products.value,
        brands: brands.value,
        slides: slides.value,
        contact: contact.value,
      };
    },
  };
}
