import type { Product } from '@/domain/product';

import { isRecord } from './schema/fields';
import type { CatalogTable } from './schema/tables';
import { type Fetch, withinLimit } from './supabase/restClient';

/**
 * The first page that the build has read, without prices: what a visitor sees who has no copy while the database is away
 * (D43). Returns the rows of a table as its value, or undefined. Rejects where the build has read nothing.
 */
export async function readBuiltCatalog(fetch: Fetch, limit: number) {
  const file: unknown = await withinLimit(limit, async (signal) =>
    (await fetch('first-page.json', { signal })).json(),
  );
  return <Value>(table: CatalogTable<Value>): Value | undefined => {
    if (!isRecord(file)) return undefined;
    const value = table.parse(file[table.name]);
    return Array.isArray(value) && table.name === 'products'
      ? (value.map(withoutStock) as Value)
      : value;
  };
}

function withoutStock(product: Product): Product {
  return Object.assign(product, { isStockUnknown: true });
}
