import type { NewItemOf } from '@/domain/catalog';
import type { ProductField } from '@/domain/product';

export type ProductValues = Partial<NewItemOf<'products'>>;

export type LineProblem =
  | { kind: 'missing'; field: ProductField }
  | { kind: 'unreadable'; field: ProductField; text: string }
  | { kind: 'tooLong'; field: ProductField; most: number }
  | { kind: 'repeated'; line: number }
  /** Several products of the shop have this name (and brand). */
  | { kind: 'ambiguous'; count: number };

/** A field without a value says nothing about the product. */
export interface ProductLine {
  line: number;
  values: ProductValues;
  problems: readonly LineProblem[];
}
