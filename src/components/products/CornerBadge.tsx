import { DiscountBadge } from '@/components/shared/product/DiscountBadge';
import type { Product } from '@/domain/product';

import { OpeningElement } from './OpeningElement';

const corner = { position: 'absolute', zIndex: 1, top: 0, left: 0 } as const;

export interface CornerBadgeProps {
  product: Pick<Product, 'id' | 'discount'>;
}

/** Its parent must be positioned. */
export function CornerBadge({ product: { id, discount = 0 } }: CornerBadgeProps) {
  if (discount === 0) return null;
  return (
    <OpeningElement element="discount" productId={id}>
      <DiscountBadge percent={discount} sx={corner} />
    </OpeningElement>
  );
}
