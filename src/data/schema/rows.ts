import type { Brand } from '@/domain/brand';
import type { Product } from '@/domain/product';
import type { Slide } from '@/domain/slide';

import { isRecord } from './fields';

/** The database's names end here: no other file knows a column whose name differs from the field's. */
const FIELD_OF_COLUMN = new Map([
  ['original_price', 'originalPrice'],
  ['in_stock', 'inStock'],
  ['button_text', 'buttonText'],
  ['button_color', 'buttonColor'],
  ['working_hours', 'workingHours'],
]);

/** A row with its columns under the domain's names, values untouched. What is no row comes back as it is. */
export function fromRow(row: unknown): unknown {
  if (!isRecord(row)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [FIELD_OF_COLUMN.get(column) ?? column, value]),
  );
}

/** What an insert carries (specification 7): no id and no created_at, these are the database's. */
export type Row = Record<string, string | number | boolean | null>;

export function toProductRow(product: Product): Row {
  return {
    name: product.name,
    price: product.price,
    original_price: product.originalPrice ?? null,
    image: product.image,
    category: product.category,
    brand: product.brand,
    description: product.description,
    in_stock: product.inStock,
    discount: product.discount ?? null,
  };
}

export function toBrandRow({ name, logo }: Brand): Row {
  return { name, logo };
}

export function toSlideRow(slide: Slide): Row {
  return {
    title: slide.title,
    subtitle: slide.subtitle,
    description: slide.description,
    image: slide.image,
    button_text: slide.buttonText,
    button_color: slide.buttonColor,
  };
}
