import type { NewItemOf } from '@/domain/catalog';
import { cleanValue } from '@/domain/fields/field';
import {
  type Product,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductField,
} from '@/domain/product';
import { parsePartNumbers } from '@/domain/products/partNumbers/partNumberKey';
import {
  joinDescription,
  MOST_PART_NUMBERS,
  splitDescription,
} from '@/domain/products/partNumbers/partNumbers';

import type { ProductLine } from './productLine';

/** Name and brand only say which product is meant. */
const CHANGEABLE = PRODUCT_FIELD_NAMES.filter((field) => field !== 'name' && field !== 'brand');

/** The product with the values of its line; the same object if nothing differs. */
export function withLineValues(
  product: Product,
  values: ProductLine['values'],
  newNumbers: readonly string[],
): Product {
  const { text, partNumbers } = splitDescription(product.description);
  const read = splitDescription(values.description ?? text);
  const further = [...read.partNumbers, ...newNumbers];
  const isOwnText = isEqual('description', text, read.text);
  const description = isOwnText
    ? withNumbers(product.description, further)
    : withNumbers(read.text, [...partNumbers, ...further]);
  const isOwn = description === product.description;
  const lineValues = { ...values, description: isOwn ? undefined : description };
  const different = CHANGEABLE.filter(
    (field) =>
      lineValues[field] !== undefined &&
      (field === 'description' || !isEqual(field, product[field], lineValues[field])),
  );
  const changed = Object.fromEntries(different.map((field) => [field, lineValues[field]]));
  return different.length === 0 ? product : { ...product, ...changed };
}

/** A file holds at most two decimals, and a text as it is cleaned (D45). */
function isEqual(field: ProductField, stored: unknown, read: unknown): boolean {
  if (stored === read) return true;
  if (typeof stored === 'number' && typeof read === 'number') {
    return Math.round(stored * 100) === Math.round(read * 100);
  }
  const clean = (text: string) => cleanValue(PRODUCT_FIELDS[field], text);
  return typeof stored === 'string' && typeof read === 'string' && clean(stored) === clean(read);
}

/** The description with further part numbers, where there is room for them. */
function withNumbers(description: string, further: readonly string[]): string {
  if (further.length === 0) return description;
  const { text, partNumbers } = splitDescription(description);
  const own = parsePartNumbers(partNumbers.join(','));
  const all = parsePartNumbers([...own, ...further].join(',')).slice(0, MOST_PART_NUMBERS);
  const longer = joinDescription({ text, partNumbers: all });
  const isSame = all.length === own.length || longer.length > PRODUCT_FIELDS.description.most;
  return isSame ? description : longer;
}

export function newProduct({ values, partNumbers }: ProductLine): NewItemOf<'products'> {
  const { name = '', category = '', brand = '', price = 0, ...rest } = values;
  const description = withNumbers(rest.description ?? name, partNumbers);
  return { image: '', inStock: true, ...rest, description, name, category, brand, price };
}
