import type { NewItemOf } from '@/domain/catalog';

/** In the order of our own files (D21). */
export const SPREADSHEET_FIELDS = [
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

export type SpreadsheetField = (typeof SPREADSHEET_FIELDS)[number];

export type ProductValues = Partial<NewItemOf<'products'>>;

export type LineProblem =
  | { kind: 'missing'; field: SpreadsheetField }
  | { kind: 'unreadable'; field: SpreadsheetField; text: string }
  | { kind: 'tooLong'; field: SpreadsheetField; most: number }
  | { kind: 'repeated'; line: number }
  /** Several products of the shop have this name (and brand). */
  | { kind: 'ambiguous'; count: number };

/** A field without a value says nothing about the product. */
export interface ProductLine {
  line: number;
  values: ProductValues;
  problems: readonly LineProblem[];
}
