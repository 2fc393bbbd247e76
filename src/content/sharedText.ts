import { formatPrice } from '@/domain/prices/price';
import type { Product } from '@/domain/product';
import { partNumbersText } from '@/domain/products/partNumbers/partNumbers';
import { vehiclesText } from '@/domain/products/vehicles';

import { fillTemplate } from './chatLinks';

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
  const { name, price, description } = product;
  return fillTemplate(TEMPLATE, {
    name,
    partNumbers: partNumbersText(description),
    vehicles: vehiclesText(product, 3),
    price: price === 0 ? undefined : formatPrice(price),
    shop,
    phone,
    website,
  });
}
