import type { NewItemOf } from '@/domain/catalog';

/** In the order of our own files (D21). */
export const LIST_FIELDS = [
  'name',
  'brand',
  'category',
  'price',
  'originalPrice',
  'discount',
  'inStock',
  'description',
  'image',
] as const;

export type ListField = (typeof LIST_FIELDS)[number];

export type ProductValues = Partial<NewItemOf<'products'>>;

export type LineProblem =
  | { kind: 'missing'; field: ListField }
  | { kind: 'unreadable'; field: ListField; text: string }
  | { kind: 'tooLong'; field: ListField; most: number }
  | { kind: 'repeated'; line: number }
  /** Several products of the shop have this name (and brand). */
  | { kind: 'ambiguous'; count: number };

/** A field without a value says nothing about the product. */
export interface ProductLine {
  line: number;
  values: ProductValues;
  problems: readonly LineProblem[];
}
