import type { Product } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { partNumberKey, splitDescription } from '@/domain/products/partNumbers';
import { cleanText } from '@/domain/text/cleanText';

import type { ProductLine } from './productLine';

/** By what a product is recognized, without the differences that people overlook. */
export interface MatchKeys {
  name: string;
  brand: string;
  partNumbers: readonly string[];
}

export const productKeys = keptFor((product: Product) =>
  keysOf(product, splitDescription(product.description).partNumbers),
);

export const lineKeys = keptFor(({ values, partNumbers }: ProductLine) =>
  keysOf(values, partNumbers),
);

function keysOf(
  { name = '', brand = '' }: { name?: string; brand?: string },
  partNumbers: readonly string[],
): MatchKeys {
  return {
    name: fold(cleanText(name)),
    brand: fold(cleanText(brand)),
    partNumbers: partNumbers.map(partNumberKey),
  };
}

/** Made once for each object, because a list is compared again at every choice. A changed product is a new object. */
function keptFor<Source extends object>(make: (source: Source) => MatchKeys) {
  const kept = new WeakMap<Source, MatchKeys>();
  return (source: Source): MatchKeys => {
    const keys = kept.get(source) ?? make(source);
    kept.set(source, keys);
    return keys;
  };
}
