import { isRecord } from '@/data/schema/fields';
import { productTable } from '@/data/schema/tables';
import { type RestClient, unwrapRows, withinLimit } from '@/data/supabase/restClient';
import type { Product } from '@/domain/product';
import type {
  CarHints,
  FoundProducts,
  PagePosition,
  ProductQuery,
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

/** The function of our migrations answers in this form. Only its products may hold what cannot be shown. */
interface Answer extends Omit<FoundProducts, 'products' | 'meant'> {
  products: readonly unknown[];
  meant?: string | null;
}

function parseFound(data: unknown): FoundProducts {
  if (!isRecord(data) || !Array.isArray(data.products)) {
    throw new TypeError('The answer holds no products');
  }
  const { products, meant, ...found } = data as unknown as Answer;
  const shown = products.map(productTable.parseRow).filter((item) => item !== undefined);
  return { ...found, products: shown, meant: meant ?? undefined };
}
