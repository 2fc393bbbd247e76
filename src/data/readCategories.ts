import type { Category } from '@/content/categories';
import type { Product } from '@/domain/product';
import { countNames } from '@/domain/products/productQuery';

import type { SavedCatalog } from './browser/savedCatalog';
import { categoryTable, type StoredTable } from './schema/tables';
import type { FirstTables } from './supabase/read/firstPage';

/**
 * The categories that first_page() has counted; without that function those of the products that were read, and without an
 * answer what stands in for them. Never rejects.
 */
export async function readCategories(
  first: FirstTables | undefined,
  products: readonly Product[],
  saved: SavedCatalog,
  fallback: <Value>(table: StoredTable<Value>) => Promise<Value>,
): Promise<readonly Category[]> {
  try {
    const counted = await first?.categories;
    const names = products.map(({ category }) => category);
    if (counted === undefined) return countNames(names).map(({ name }) => ({ name }));
    const categories = categoryTable.parse(counted.rows);
    saved.write(categoryTable, categories);
    return categories;
  } catch {
    return fallback(categoryTable);
  }
}
