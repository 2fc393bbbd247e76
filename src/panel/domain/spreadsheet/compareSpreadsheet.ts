import type { Catalog, NewItemOf } from '@/domain/catalog';
import { cleanValue, type Field } from '@/domain/fields/field';
import { plainPrice } from '@/domain/prices/price';
import { type Product, PRODUCT_FIELDS, PRODUCT_FIELD_NAMES } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import type { ProductChanges } from '@/panel/domain/products/productChanges';

import { findPartners } from './findPartners';
import type { LineProblem, ProductLine, ProductValues } from './productLine';
import { withKnownSpelling } from './spelling';

interface WrongLine {
  line: number;
  name: string | undefined;
  problems: readonly LineProblem[];
}

export interface SpreadsheetChanges {
  added: number;
  changed: number;
  unchanged: number;
  wrong: readonly WrongLine[];
  newBrands: readonly string[];
  changes: ProductChanges;
}

/** A new product needs these (specification 5, "Product form"). The description may be the name. */
const REQUIRED = PRODUCT_FIELD_NAMES.filter(
  (name) => 'need' in PRODUCT_FIELDS[name] && name !== 'description',
);

/** Matches by name and brand. Fields without a value stay unchanged. */
export function compareSpreadsheet(
  { products, brands }: Pick<Catalog, 'products' | 'brands'>,
  lines: readonly ProductLine[],
): SpreadsheetChanges {
  const readable = lines.filter(({ problems }) => problems.length === 0);
  const partners = findPartners(products, withKnownSpelling(readable, products, brands));
  const wrong = lines.filter(({ problems }) => problems.length > 0).map(wrongLine);
  const next = new Map<Product, Product>();
  const added: ProductValues[] = [];

  for (const { line, partner } of partners) {
    const { values } = line;
    if (partner !== undefined && 'kind' in partner) {
      wrong.push(wrongLine({ ...line, problems: [partner] }));
    } else if (partner !== undefined) {
      next.set(partner, withLineValues(partner, values));
    } else {
      const missing = REQUIRED.filter((field) => values[field] === undefined);
      const problems = missing.map((field): LineProblem => ({ kind: 'missing', field }));
      if (missing.length === 0) added.push(values);
      else wrong.push(wrongLine({ ...line, problems }));
    }
  }

  const edited = [...next]
    .map(([before, after]) => ({ before, after }))
    .filter(({ before, after }) => before !== after);
  return {
    added: added.length,
    changed: edited.length,
    unchanged: next.size - edited.length,
    wrong: wrong.toSorted((one, other) => one.line - other.line),
    newBrands: unknownBrands(added, brands),
    changes: { added: added.map(newProduct), edited, deleted: [] },
  };
}

function wrongLine({ line, values, problems }: ProductLine): WrongLine {
  return { line, name: values.name, problems };
}

/** The product with the values of its line; the same object if nothing differs. Name and brand only say which product is meant. */
function withLineValues(product: Product, { name: _name, brand: _brand, ...given }: ProductValues) {
  const shown = new Map<string, unknown>(Object.entries(product));
  const different = Object.entries(given).filter(
    ([field, value]) => comparable(field, shown.get(field)) !== comparable(field, value),
  );
  return different.length === 0 ? product : { ...product, ...Object.fromEntries(different) };
}

const rules: Readonly<Record<string, Field>> = PRODUCT_FIELDS;

/** A file holds at most two decimals. */
function comparable(field: string, value: unknown): unknown {
  if (typeof value === 'number') return plainPrice(value);
  return typeof value === 'string' ? cleanValue(rules[field], value) : value;
}

function newProduct(values: ProductValues): NewItemOf<'products'> {
  const { name = '', category = '', brand = '', price = 0, ...rest } = values;
  const defaults = { description: name, image: '', inStock: true };
  return { ...defaults, ...rest, name, category, brand, price };
}

function unknownBrands(added: readonly ProductValues[], brands: Catalog['brands']): string[] {
  const known = new Set(brands.map(({ name }) => fold(name)));
  const unknown = new Map<string, string>();
  for (const { brand = '' } of added) {
    if (!known.has(fold(brand)) && !unknown.has(fold(brand))) unknown.set(fold(brand), brand);
  }
  return [...unknown.values()];
}
