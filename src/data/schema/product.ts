import type { Product } from '@/domain/product';

import { address } from './address';
import { id, inStock, isRecord, percent, price, text } from './fields';

/** A product with every field repaired, or undefined without a name or a price. Unknown fields drop out. */
export function sanitizeProduct(value: unknown): Product | undefined {
  if (!isRecord(value)) return undefined;
  const name = text(value.name);
  const tl = price(value.price);
  if (name.trim() === '' || tl === undefined) return undefined;

  const originalPrice = price(value.originalPrice);
  const discount = percent(value.discount);
  return {
    id: id(value.id),
    name,
    price: tl,
    ...(originalPrice !== undefined && { originalPrice }),
    image: address(value.image),
    category: text(value.category),
    brand: text(value.brand),
    description: text(value.description),
    inStock: inStock(value.inStock),
    ...(discount !== undefined && { discount }),
  };
}
