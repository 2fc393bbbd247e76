import type { Brand } from '@/domain/brand';
import { PRODUCT_CATEGORIES, type Product } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { cleanText } from '@/domain/text/cleanText';

import type { ProductLine } from './productLine';

/** `bosch` becomes `BOSCH`, and `ŞANZIMAN` `Şanzıman`, if the shop writes them so. */
export function withKnownSpelling(
  lines: readonly ProductLine[],
  products: readonly Product[],
  brands: readonly Brand[],
): ProductLine[] {
  const brandAs = spellingOf([
    ...brands.map(({ name }) => name),
    ...products.map(({ brand }) => brand),
  ]);
  const categoryAs = spellingOf([
    ...PRODUCT_CATEGORIES,
    ...products.map(({ category }) => category),
  ]);
  return lines.map((line) => {
    const { brand, category } = line.values;
    return {
      ...line,
      values: {
        ...line.values,
        ...(brand !== undefined && { brand: brandAs(brand) }),
        ...(category !== undefined && { category: categoryAs(category) }),
      },
    };
  });
}

/** The first known text that folds to the same, or the text itself, which is then known too. */
function spellingOf(texts: readonly string[]): (text: string) => string {
  const known = new Set(texts.map((text) => cleanText(text)));
  const byFold = new Map<string, string>();
  const learn = (text: string) => {
    const folded = fold(text);
    const first = byFold.get(folded) ?? text;
    byFold.set(folded, first);
    return first;
  };
  texts.forEach(learn);
  return (text) => (known.has(text) ? text : learn(text));
}
