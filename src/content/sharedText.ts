import type { Product } from '@/domain/product';

import { productText } from './chatLinks';

const TEMPLATE = `{name}
Parça no: {partNumbers}
Uyumlu araçlar: {vehicles}
Fiyat: {price}

{shop}
Telefon: {phone}
{website}`;

/** The text that `Paylaş` sends (specification 2, "Product detail"). `shop`: its full name. */
export function sharedText(
  product: Product,
  shop: string,
  phone: string,
  website?: string,
): string {
  return productText(TEMPLATE, product, { shop, phone, website });
}
