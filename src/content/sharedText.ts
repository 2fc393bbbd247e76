import { formatPrice } from '@/domain/prices/price';
import type { Product } from '@/domain/product';
import { partNumbersText } from '@/domain/products/partNumbers/partNumbers';
import { vehiclesText } from '@/domain/products/vehicles';

import { fillTemplate } from './chatLinks';
import { shop } from './shop';

const TEMPLATE = `{name}
Parça no: {partNumbers}
Uyumlu araçlar: {vehicles}
Fiyat: {price}

{shop}
Telefon: {phone}
{website}`;

/** The text that `Paylaş` sends (specification 2, "Product detail"). */
export function sharedText(product: Product, phone: string, website?: string): string {
  const { name, price, description } = product;
  return fillTemplate(TEMPLATE, {
    name,
    partNumbers: partNumbersText(description),
    vehicles: vehiclesText(product, 3),
    price: price === 0 ? undefined : formatPrice(price),
    shop: `${shop.name} ${shop.tradingWord}`,
    phone,
    website,
  });
}
