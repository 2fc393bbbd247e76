import { isRecord } from '@/data/schema/fields';
import { productTable } from '@/data/schema/tables';
import { type RestClient, unwrapRows, withinLimit } from '@/data/supabase/restClient';
import type { Product } from '@/domain/product';
import type { ProductQuery, FoundProducts, PagePosition } from '@/domain/products/productQuery';

/** Asks the function `search_products()` of our migrations (D22). `limit` in milliseconds for each request. */
export function createProductSearch(client: RestClient, limit: number) {
  return {
    async find(
      { text, category, brand }: ProductQuery,
      { skip, size }: PagePosition,
      signal: AbortSignal,
    ): Promise<FoundProducts | undefined> {
      const asked = {
        query: text,
        in_category: category,
        in_brand: brand,
        skip,
        page_size: size,
      };
      const request = client.rpc('search_products', asked, { get: true }).abortSignal(signal);
      const { status, data, error } = await withinLimit(limit, async () => request);
      if (status === 404) return undefined;
      if (error !== null) throw new Error(error.message, { cause: error });
      return parseFound(data);
    },
    async readProduct(id: number): Promise<Product | undefined> {
      const request = client.from(productTable.name).select('*').eq('id', id);
      const [row] = unwrapRows(await withinLimit(limit, async () => request));
      return row === undefined ? undefined : productTable.parseRow(row);
    },
  };
}

function parseFound(data: unknown): FoundProducts {
  if (!isRecord(data) || !Array.isArray(data.products) || typeof data.total !== 'number') {
    throw new TypeError('The answer holds no products');
  }
  const products = data.products.map(productTable.parseRow).filter((item) => item !== undefined);
  return { products, total: data.total };
}
