import type { NewItemOf } from '@/domain/catalog';
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductField } from '@/domain/product';

export type ProductValues = Partial<NewItemOf<'products'>>;

/** What a column can mean. Part numbers stand in the description (D34), a currency says what the prices are in. */
export type SpreadsheetColumn = ProductField | 'partNumbers' | 'currency';

export const SPREADSHEET_COLUMNS: readonly SpreadsheetColumn[] = [
  ...PRODUCT_FIELD_NAMES.slice(0, 1),
  'partNumbers',
  ...PRODUCT_FIELD_NAMES.slice(1),
  'currency',
];

/** What may stand in several columns: part numbers, and make, model and year of a vehicle. */
export const SEVERAL_COLUMNS = new Set<SpreadsheetColumn | undefined>(['partNumbers', 'vehicles']);

/** A new product needs these (specification 5, "Product form"). The description may be the name. */
export const REQUIRED_FIELDS = PRODUCT_FIELD_NAMES.filter(
  (name) => 'need' in PRODUCT_FIELDS[name] && name !== 'description',
);

/** Currencies of spreadsheets that the shop has to convert into TL. */
export type Currency = 'EUR' | 'USD' | 'GBP';

export type LineProblem =
  | { kind: 'missing'; field: SpreadsheetColumn }
  | { kind: 'unreadable'; field: SpreadsheetColumn; text: string }
  | { kind: 'tooLong'; field: SpreadsheetColumn; most: number }
  /** Excel shows an error such as #N/A in place of a value. */
  | { kind: 'error'; field: SpreadsheetColumn; text: string }
  /** Excel has made a date or a rounded number of it. */
  | { kind: 'spoilt'; field: SpreadsheetColumn; text: string }
  /** No rate was typed yet. */
  | { kind: 'rate'; text: string }
  /** Other lines are in another currency, and one rate is asked for. */
  | { kind: 'currency'; text: string }
  /** No VAT was chosen yet for prices without it. */
  | { kind: 'vat' }
  /** What is to be added to all prices cannot be read. */
  | { kind: 'percent' }
  | { kind: 'repeated'; line: number }
  /** Several products of the shop have this name (and brand). */
  | { kind: 'ambiguous'; count: number }
  /** Several products of the shop have this part number. */
  | { kind: 'sharedNumber'; partNumber: string; count: number }
  /** The product with this part number has another brand, or the line's name is that of another product. */
  | { kind: 'otherPart'; partNumber: string; name: string };

/** A field without a value says nothing about the product. */
export interface ProductLine {
  line: number;
  /** Prices are as in the spreadsheet. */
  values: ProductValues;
  partNumbers: readonly string[];
  lacksVat: boolean;
  /** That of its prices. Undefined: TL. */
  currency?: Currency | undefined;
  /** The last heading of a group above it. */
  group?: string | undefined;
  /** Cells that cannot be read, and that the line can do without. */
  leftOut: readonly LineProblem[];
  problems: readonly LineProblem[];
}
