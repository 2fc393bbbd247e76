import { isRecord } from '@/data/schema/fields';
import { productTable } from '@/data/schema/tables';
import { type RestClient, unwrapRows, withinLimit } from '@/data/supabase/restClient';
import type { Product } from '@/domain/product';
import type {
  CarHints,
  FoundProducts,
  PagePosition,
  ProductQuery,
  RelaxedWords,
  ValueCount,
} from '@/domain/products/productQuery';

/** Asks the function `search_products()` of our migrations (D22). `limit` in milliseconds for each request. */
export function createProductSearch(client: RestClient, limit: number) {
  return {
    async find(
      { text, category, brand, onlyInStock, sortBy }: ProductQuery,
      { skip, size }: PagePosition,
      { carNames, carDetails, fitting }: CarHints,
      signal: AbortSignal,
    ): Promise<FoundProducts | undefined> {
      const asked = {
        query: text,
        in_category: category,
        in_brand: brand,
        skip,
        page_size: size,
        only_in_stock: onlyInStock,
        sort_by: sortBy,
        car_names: carNames.join(' '),
        car_details: carDetails.join(' '),
        fitting,
      };
      const request = client.rpc('search_products', asked, { get: true }).abortSignal(signal);
      const { status, data, error } = await withinLimit(limit, async () => request);
      if (status === 404) return undefined;
      if (error !== null) throw new Error(error.message, { cause: error });
      return parseFound(data);
    },
    async readProduct(id: number, row?: unknown): Promise<Product | undefined> {
      const product = productTable.parseRow(row);
      if (product?.id === id) return product;
      const request = client.from(productTable.name).select('*').eq('id', id);
      const [stored] = unwrapRows(await withinLimit(limit, async () => request));
      return stored === undefined ? undefined : productTable.parseRow(stored);
    },
  };
}

function parseFound(data: unknown): FoundProducts {
  if (!isRecord(data) || !Array.isArray(data.products) || typeof data.total !== 'number') {
    throw new TypeError('The answer holds no products');
  }
  const products = data.products.map(productTable.parseRow).filter((item) => item !== undefined);
  return {
    products,
    total: data.total,
    categories: parseCounts(data.categories),
    brands: parseCounts(data.brands),
    meant: typeof data.meant === 'string' ? data.meant : undefined,
    relaxed: isRecord(data.relaxed) ? parseRelaxed(data.relaxed) : undefined,
  };
}

function parseRelaxed({ kept, missing, apart }: Record<string, unknown>): RelaxedWords {
  return { kept: parseWords(kept), missing: parseWords(missing), apart: parseWords(apart) };
}

function parseWords(words: unknown): readonly string[] {
  return Array.isArray(words) ? words.map(String) : [];
}

function parseCounts(values: unknown): readonly ValueCount[] {
  return Array.isArray(values) ? values.filter(isCount) : [];
}

function isCount(value: unknown): value is ValueCount {
  return isRecord(value) && typeof value.name === 'string' && typeof value.count === 'number';
}
