import type { Catalog } from '@/domain/catalog';
import { PRODUCT_CATEGORIES } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { cleanText } from '@/domain/text/cleanText';

/** `bosch` becomes `BOSCH`, and `ŞANZIMAN` `Şanzıman`, if the shop writes them so. */
export function knownSpelling({ products, brands }: Pick<Catalog, 'products' | 'brands'>) {
  return {
    brand: spellingOf([...brands.map(({ name }) => name), ...products.map(({ brand }) => brand)]),
    category: spellingOf([...PRODUCT_CATEGORIES, ...products.map(({ category }) => category)]),
  };
}

/** The first known text that folds to the same, or the text itself, which is then known too. */
function spellingOf(texts: readonly string[]): (text: string) => string {
  const different = new Set(texts);
  const known = new Set([...different].map((text) => cleanText(text)));
  const byFold = new Map<string, string>();
  const learn = (text: string) => {
    const folded = fold(text);
    const first = byFold.get(folded) ?? text;
    byFold.set(folded, first);
    return first;
  };
  different.forEach(learn);
  return (text) => (known.has(text) ? text : learn(text));
}
