import { formatPrice } from '@/domain/prices/price';
import type { Product } from '@/domain/product';

import { fillTemplate } from './chatLinks';
import { shop } from './shop';

const TEMPLATE = `{name}
Fiyat: {price}

{shop}
Telefon: {phone}
{website}`;

/** For `Paylaş` (specification 2, "Product detail"). */
export function sharedText({ name, price }: Product, phone: string, website?: string): string {
  return fillTemplate(TEMPLATE, {
    name,
    price: price === 0 ? undefined : formatPrice(price),
    shop: `${shop.name} ${shop.tradingWord}`,
    phone,
    website,
  });
}
