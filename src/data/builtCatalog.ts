import type { Product } from '@/domain/product';

import { isRecord } from './schema/fields';
import type { StoredTable } from './schema/tables';
import { type Fetch, withinLimit } from './supabase/restClient';

/** One request for all tables. */
let file: Promise<unknown> | undefined;

/** What the build has read of a table, without prices: for a visitor without a copy (D43). Rejects where it has read nothing. */
export async function readBuilt<Value>(
  table: StoredTable<Value>,
  fetch: Fetch,
  limit: number,
): Promise<Value | undefined> {
  file ??= withinLimit(limit, async (signal) =>
    (await fetch('first-page.json', { signal })).json(),
  );
  const tables = await file;
  if (!isRecord(tables)) return undefined;
  const value = table.parse(tables[table.name]);
  return Array.isArray(value) && table.name === 'products'
    ? (value.map(withoutStock) as Value)
    : value;
}

function withoutStock(product: Product): Product {
  return Object.assign(product, { isStockUnknown: true });
}
