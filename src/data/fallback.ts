import type { Category } from '@/content/categories';
import type { Product } from '@/domain/product';
import { countNames } from '@/domain/products/productQuery';

import type { SavedCatalog } from './browser/savedCatalog';
import { categoryTable, type StoredTable } from './schema/tables';
import type { FirstTables } from './supabase/read/firstPage';
import type { Fetch } from './supabase/restClient';

/** What the page shows where the database does not answer. Nothing here rejects. */
export function createFallback(saved: SavedCatalog, fetch: Fetch, limit: number) {
  async function readFallback<Value>(table: StoredTable<Value>): Promise<Value> {
    // Late: most visits reach the database.
    const readBuilt = async () => (await import('./builtCatalog')).readBuilt(table, fetch, limit);
    return saved.read(table) ?? (await readBuilt().catch(() => undefined)) ?? table.samples;
  }

  /** The categories that first_page() has counted; without that function those of the products that were read. */
  async function readCategories(
    first: FirstTables | undefined,
    products: readonly Product[],
  ): Promise<readonly Category[]> {
    try {
      const counted = await first?.categories;
      const names = products.map(({ category }) => category);
      if (counted === undefined) return countNames(names).map(({ name }) => ({ name }));
      const categories = categoryTable.parse(counted.rows);
      saved.write(categoryTable, categories);
      return categories;
    } catch {
      return readFallback(categoryTable);
    }
  }

  return { readFallback, readCategories };
}
