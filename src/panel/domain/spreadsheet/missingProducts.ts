import type { Product } from '@/domain/product';
import { fold } from '@/domain/products/fold';

import type { MeantLine } from './findPartners';
import { productKeys } from './matchKeys';

export interface MissingProducts {
  brand: string;
  products: readonly Product[];
}

/** What is in stock of a list's only brand and not in the list. Undefined where the list has several brands. */
export function missingProducts(
  products: readonly Product[],
  meant: readonly MeantLine[],
): MissingProducts | undefined {
  const listed = new Set(meant.flatMap(({ candidates }) => candidates));
  const [brand = '', ...others] = new Set(
    meant.map(({ line, candidates }) => candidates[0]?.brand ?? line.values.brand ?? ''),
  );
  const key = fold(brand);
  if (key === '' || others.some((other) => fold(other) !== key)) return undefined;
  const isMissing = (product: Product) =>
    product.inStock && productKeys(product).brand === key && !listed.has(product);
  return { brand, products: products.filter(isMissing) };
}
