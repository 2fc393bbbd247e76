import { chatLink } from '@/domain/contactLinks';
import { formatPrice } from '@/domain/prices/price';
import { type Product, savings } from '@/domain/product';

import { shop } from './shop';

/** Writes into a message what the visitor has told the shop: his car (D31). */
export type CompleteMessage = (message: string) => string;

/** Specification 7, "Outbound links". */
export function generalChat(phone: string, complete?: CompleteMessage): string {
  return completedLink(phone, shop.messages.general, complete);
}

export function partNotFoundChat(phone: string, complete?: CompleteMessage): string {
  return completedLink(phone, shop.messages.partNotFound, complete);
}

export function productChat(phone: string, product: Product, complete?: CompleteMessage): string {
  return productLink(phone, product, shop.messages.product, complete);
}

export function productDetailChat(
  phone: string,
  product: Product,
  complete?: CompleteMessage,
): string {
  return productLink(phone, product, shop.messages.productDetail, complete);
}

export function completedLink(phone: string, message: string, complete?: CompleteMessage): string {
  return chatLink(phone, complete ? complete(message) : message);
}

function productLink(
  phone: string,
  product: Product,
  inStockTemplate: string,
  complete?: CompleteMessage,
): string {
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
  return completedLink(phone, message, complete);
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
