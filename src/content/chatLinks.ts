import { chatLink } from '@/domain/contactLinks';
import { formatPrice } from '@/domain/prices/price';
import { type Product, savings } from '@/domain/product';

import { shop } from './shop';

/** Specification 7, "Outbound links". */
export function generalChat(phone: string): string {
  return chatLink(phone, shop.messages.general);
}

export function partNotFoundChat(phone: string): string {
  return chatLink(phone, shop.messages.partNotFound);
}

export function productChat(phone: string, product: Product): string {
  return productLink(phone, product, shop.messages.product);
}

export function productDetailChat(phone: string, product: Product): string {
  return productLink(phone, product, shop.messages.productDetail);
}

function productLink(phone: string, product: Product, inStockTemplate: string): string {
  const { name, brand, price, originalPrice, inStock } = product;
  const message = fillTemplate(inStock ? inStockTemplate : shop.messages.soldOut, {
    name,
    brand,
    price: price === 0 ? undefined : formatPrice(price),
    priceQuestion: price === 0 ? shop.messages.priceQuestion : undefined,
    originalPrice:
      originalPrice === undefined || savings(product) === undefined
        ? undefined
        : formatPrice(originalPrice),
  });
  return chatLink(phone, message);
}

/** Replaces each `{name}` by its value. A line with a name that has no value is left out. */
export function fillTemplate(template: string, values: Record<string, string | undefined>): string {
  return template
    .split('\n')
    .filter((line) => namesIn(line).every((name) => values[name] !== undefined))
    .map((line) => line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole))
    .join('\n');
}

function namesIn(line: string): string[] {
  return Array.from(line.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '');
}
