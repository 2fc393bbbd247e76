import type { Catalog } from '@/domain/catalog';
import { PRODUCT_CATEGORIES } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { cleanText } from '@/domain/text/cleanText';
import { changedPrice, parsePercent } from '@/panel/domain/prices/percentChange';

import type { ProductIndex } from './matchLines';
import type { LineProblem, ProductLine } from './productLine';
import { type SpreadsheetChoices, markupOf } from './spreadsheetChoices';

/** Gives lines the shop's prices and spelling, and what the owner has chosen for all of them. */
export function lineCompleter(
  index: ProductIndex,
  brands: Catalog['brands'],
  choices: SpreadsheetChoices,
): (line: ProductLine) => ProductLine {
  const brandOf = spellingOf([...brands.map(({ name }) => name), ...index.brands]);
  const categoryOf = spellingOf([...PRODUCT_CATEGORIES, ...index.categories]);
  const vat = parsePercent(choices.vat, 'up');
  const markup = markupOf(choices);
  const percent = markup ?? 0;
  const direction = 'up';
  const shopPrice = (tl: number, lacksVat: boolean) => {
    const whole =
      lacksVat && vat ? changedPrice(tl, { direction, percent: vat, step: 'kurus' }) : tl;
    return changedPrice(whole, { direction, percent, step: choices.step });
  };

  return (line) => {
    const { values, lacksVat, problems } = line;
    const { price, originalPrice, brand = choices.brand, category } = values;
    const unknown: LineProblem[] = [
      ...(lacksVat && vat === undefined ? [{ kind: 'vat' } as const] : []),
      ...(markup === undefined ? [{ kind: 'percent' } as const] : []),
    ];
    return {
      ...line,
      values: {
        ...values,
        ...(price !== undefined && { price: shopPrice(price, lacksVat) }),
        ...(originalPrice !== undefined && { originalPrice: shopPrice(originalPrice, lacksVat) }),
        ...(brand !== '' && { brand: brandOf(brand) }),
        ...(category !== undefined && { category: categoryOf(category) }),
      },
      problems: [...problems, ...unknown],
    };
  };
}

/**
 * `bosch` becomes `BOSCH`, and `ŞANZIMAN` `Şanzıman`, if the shop writes them so: the first known text that folds to the same, or
 * the text itself, which is then known too.
 */
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
