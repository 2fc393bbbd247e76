import { chatLink } from '@/domain/contactLinks';
import { formatPrice } from '@/domain/prices/price';
import { type Product, savings, vehiclesText } from '@/domain/product';
import { partNumbersText } from '@/domain/products/partNumbers/partNumbers';

import { shop } from './shop';

export function productChat(phone: string, product: Product): string {
  return chatLink(phone, productMessage(product));
}

/** Specification 7, "Outbound links". */
export function productMessage(
  product: Product,
  inStockTemplate: string = shop.messages.product,
): string {
  return productText(product.inStock ? inStockTemplate : shop.messages.soldOut, product);
}

/** The template with the values of the part, and with others. */
export function productText(
  template: string,
  product: Product,
  others: Record<string, string | undefined> = {},
): string {
  const { name, brand, price, originalPrice } = product;
  return fillTemplate(template, {
    name,
    partNumbers: partNumbersText(product.description),
    vehicles: vehiclesText(product, 3),
    brand,
    price: price === 0 ? undefined : formatPrice(price),
    priceQuestion: price === 0 ? shop.messages.priceQuestion : undefined,
    originalPrice:
      originalPrice === undefined || savings(product) === undefined
        ? undefined
        : formatPrice(originalPrice),
    ...others,
  });
}

export function productDetailMessage(product: Product): string {
  return productMessage(product, shop.messages.productDetail);
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
