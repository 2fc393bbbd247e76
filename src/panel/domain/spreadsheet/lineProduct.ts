import type { NewItemOf } from '@/domain/catalog';
import { cleanValue, type Field } from '@/domain/fields/field';
import { type Product, PRODUCT_FIELDS } from '@/domain/product';
import {
  joinDescription,
  MOST_PART_NUMBERS,
  parsePartNumbers,
  splitDescription,
} from '@/domain/products/partNumbers';

import { type MatchKeys, productKeys } from './matchKeys';
import type { ProductLine } from './productLine';

/** The product with the values of its line; the same object if nothing differs. Name and brand only say which product is meant. */
export function withLineValues(
  product: Product,
  { values, partNumbers }: ProductLine,
  keys: MatchKeys,
): Product {
  const { name: _name, brand: _brand, ...others } = values;
  const known = productKeys(product).partNumbers;
  const given =
    values.description === undefined && keys.partNumbers.every((key) => known.includes(key))
      ? others
      : {
          ...others,
          description: withNumbers(values.description ?? product.description, [
            ...splitDescription(product.description).partNumbers,
            ...partNumbers,
          ]),
        };
  const shown = new Map<string, unknown>(Object.entries(product));
  const different = Object.entries(given).filter(
    ([field, value]) => !isEqual(field, shown.get(field), value),
  );
  return different.length === 0 ? product : { ...product, ...Object.fromEntries(different) };
}

const rules: Readonly<Record<string, Field>> = PRODUCT_FIELDS;

/** A file holds at most two decimals, and a text as it is cleaned (D45). */
function isEqual(field: string, stored: unknown, given: unknown): boolean {
  if (stored === given) return true;
  if (typeof stored === 'number' && typeof given === 'number') {
    return Math.round(stored * 100) === Math.round(given * 100);
  }
  return (
    typeof stored === 'string' &&
    typeof given === 'string' &&
    cleanValue(rules[field], stored) === cleanValue(rules[field], given)
  );
}

/** The description with further part numbers, where there is room for them. */
function withNumbers(description: string, further: readonly string[]): string {
  const { text, partNumbers } = splitDescription(description);
  const all = parsePartNumbers([...partNumbers, ...further].join(',')).slice(0, MOST_PART_NUMBERS);
  const longer = joinDescription({ text, partNumbers: all });
  const isSame =
    all.length === partNumbers.length || longer.length > PRODUCT_FIELDS.description.most;
  return isSame ? description : longer;
}

export function newProduct({ values, partNumbers }: ProductLine): NewItemOf<'products'> {
  const { name = '', category = '', brand = '', price = 0, ...rest } = values;
  const description = withNumbers(rest.description ?? name, partNumbers);
  return { image: '', inStock: true, ...rest, description, name, category, brand, price };
}
