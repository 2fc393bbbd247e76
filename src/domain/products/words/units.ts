import type { Product } from '@/domain/product';
import type { CarHints } from '@/domain/products/productQuery';
import { queryWords } from '@/domain/products/searchText';

import {
  type AskedWords,
  askedWords,
  hasKind,
  hasWords,
  startsIn,
  termsOf,
  wordsOf,
} from './productWords';
import { similarTerm } from './similarTerm';
import { stemsOf } from './wordForms';

/** Words of a longer text are not taken for misspelled ones. */
const MOST_CORRECTED = 6;

/** Weights. Other words weigh as much as there are names and categories with them. */
const NUMBER = 1_000_000;
export const CAR = -1;
export const DETAIL = -2;
export const MISSING = -3;

/** What is searched or left out as one: a word, or all pieces of a part number. */
export interface Unit {
  word: string;
  asked: AskedWords;
  weight: number;
}

/** Years, engines, places and lone letters are details, unless nothing else was typed. */
export function unitsOf(
  products: readonly Product[],
  typed: string,
  { carNames, carDetails }: CarHints,
): readonly Unit[] {
  const words = queryWords(typed);
  const isOnlyDetails = words.every((word) => word.length === 1 || carDetails.includes(word));
  const isDetail = (word: string) =>
    word.length === 1 || (!isOnlyDetails && carDetails.includes(word));
  const isNumber = (word: string) => /\d/.test(word) && !carNames.includes(word) && !isDetail(word);
  const leastOf = (word: string) =>
    isDetail(word) ? DETAIL : CAR * Number(carNames.includes(word));
  // All numbers become one unit: with a piece of the typed number, another part would be found.
  const number = words.filter(isNumber).join(' ');
  const typedUnits = [...new Set(words.map((word) => (isNumber(word) ? number : word)))];
  const isLong = typedUnits.filter((word) => !isDetail(word)).length > MOST_CORRECTED;
  return typedUnits.map((word) => {
    const unit = weigh(products, word, leastOf(word));
    if (isDetail(word) || unit.weight !== MISSING || isLong) return unit;
    const corrected = splitWord(products, word) ?? similarTerm(word, termsOf(products));
    return corrected === undefined ? unit : weigh(products, corrected);
  });
}

/**
 * The weight is in how many names and categories the word stands. A part number that is typed whole weighs more, the name of a
 * car less.
 */
function weigh(products: readonly Product[], word: string, least = 0): Unit {
  const asked = askedWords(products, word);
  if (!products.some((product) => hasWords(product, asked)))
    return { word, asked, weight: MISSING };
  if (least < 0) return { word, asked, weight: least };
  const number = asked.map(([typedWord]) => typedWord).join('');
  const weight = /\d/.test(number)
    ? products.filter((product) => wordsOf(product).numbers.includes(number)).length * NUMBER
    : products.filter((product) => hasKind(product, asked[0] ?? [])).length;
  return { word, asked, weight };
}

/** Two words that are written together, as they stand one behind the other in a product: `rotbaşı` and `rotbaşları` are `Rot Başı`. */
function splitWord(products: readonly Product[], word: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(word)) return undefined;
  const terms = termsOf(products);
  const shortestFirst = [...terms.keys()].toSorted(
    (one, other) => one.length - other.length || (one < other ? -1 : 1),
  );
  const halves = stemsOf(word, 4)
    .toReversed()
    .flatMap((stem) =>
      Array.from(stem.slice(3), (_, at) => [stem.slice(0, at + 1), stem.slice(at + 1)]),
    )
    .map(([first = '', rest = '']) => [first, shortestFirst.find((term) => term.startsWith(rest))])
    .find(
      ([first, last]) =>
        last !== undefined &&
        products.some((product) => startsIn(wordsOf(product).words, `${first} ${last}`)),
    );
  return halves?.map((half = '') => terms.get(half) ?? half).join(' ');
}
