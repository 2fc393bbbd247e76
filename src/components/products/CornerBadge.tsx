import { DiscountBadge } from '@/components/shared/product/DiscountBadge';
import type { Product } from '@/domain/product';

const corner = { position: 'absolute', zIndex: 1, top: '0.5rem', left: '0.5rem' } as const;

/** Its parent must be positioned. What is sold out is not advertised. */
export function CornerBadge({ product }: { product: Pick<Product, 'discount' | 'inStock'> }) {
  const { discount = 0, inStock } = product;
  if (discount === 0 || !inStock) return null;
  return <DiscountBadge percent={discount} sx={corner} />;
}
