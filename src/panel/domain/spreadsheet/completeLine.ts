import type { Catalog } from '@/domain/catalog';
import { plainPrice } from '@/domain/prices/price';
import { PRODUCT_FIELDS } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { cleanText } from '@/domain/text/cleanText';
import { changedPrice, parsePercent } from '@/panel/domain/prices/percentChange';

import type { ProductIndex } from './matchLines';
import type { Currency, LineProblem, ProductLine } from './productLine';
import { type SpreadsheetChoices, markupOf, rateOf } from './spreadsheetChoices';

/** `FREN GRUBU` */
export const GROUP_WORD = /\s+gru(?:p|bu)[:.]?$/i;

/** Gives lines the shop's prices and spelling, and what the owner has chosen for all of them. `currency` is the one that the rate is of. */
export function lineCompleter(
  index: ProductIndex,
  brands: Catalog['brands'],
  choices: SpreadsheetChoices,
  currency: Currency | undefined,
): (line: ProductLine) => ProductLine {
  const brandOf = spellingOf([...brands.map(({ name }) => name), ...index.brands]);
  const categoryOf = spellingOf(index.categories);
  const knownCategories = new Set([...index.categories].map(fold));
  const vat = parsePercent(choices.vat, 'up');
  const markup = markupOf(choices);
  const rate = rateOf(choices);
  const percent = markup ?? 0;
  const direction = 'up';
  const shopPrice = (listed: number, line: ProductLine) => {
    const tl = line.currency === undefined ? listed : Math.round(listed * (rate ?? 1) * 100) / 100;
    const whole =
      line.lacksVat && vat ? changedPrice(tl, { direction, percent: vat, step: 'kurus' }) : tl;
    return changedPrice(whole, { direction, percent, step: choices.step });
  };
  /** `FREN GRUBU` names a category, and so does the name of a known one. */
  const categoryOfGroup = (group: string) => {
    const name = group.replace(GROUP_WORD, '');
    const isCategory = name !== group || knownCategories.has(fold(name));
    return isCategory && name.length <= PRODUCT_FIELDS.category.most ? categoryOf(name) : undefined;
  };

  return (line) => {
    const { values, lacksVat, problems } = line;
    const { price, originalPrice, brand = choices.brand, category } = values;
    const unknown: LineProblem[] = [];
    if (lacksVat && vat === undefined) unknown.push({ kind: 'vat' });
    if (markup === undefined) unknown.push({ kind: 'percent' });
    if (line.currency !== undefined && (line.currency !== currency || rate === undefined)) {
      const text = `${plainPrice(price ?? originalPrice ?? 0)} ${line.currency}`;
      unknown.push({ kind: line.currency === currency ? 'rate' : 'currency', text });
    }
    return {
      ...line,
      values: {
        ...values,
        ...(price !== undefined && { price: shopPrice(price, line) }),
        ...(originalPrice !== undefined && { originalPrice: shopPrice(originalPrice, line) }),
        ...(brand !== '' && { brand: brandOf(brand) }),
        ...(category !== undefined && { category: categoryOf(category) }),
      },
      group: line.group === undefined ? undefined : categoryOfGroup(line.group),
      problems: [...problems, ...unknown],
    };
  };
}

/**
 * `bosch` becomes `BOSCH`, and `ŞANZIMAN` `Şanzıman`, if the shop writes them so: the first known text that folds to the same, or
 * the text itself, which is then known too.
 */
function spellingOf(texts: Iterable<string>): (text: string) => string {
  const known = new Set([...texts].map((text) => cleanText(text)));
  const byFold = new Map<string, string>();
  const learn = (text: string) => {
    const folded = fold(text);
    const first = byFold.get(folded) ?? text;
    byFold.set(folded, first);
    return first;
  };
  [...texts].forEach(learn);
  return (text) => (known.has(text) ? text : learn(text));
}
