import type { Product } from '@/domain/product';
import type { CarHints, FoundProducts, RelaxedWords } from '@/domain/products/productQuery';
import { queryWords, searchText } from '@/domain/products/searchText';

import { type AskedWords, askedWords, hasKind, hasWords, termsOf, wordsOf } from './productWords';
import { similarTerm } from './similarTerm';

/** Words of a longer text are not taken for misspelled ones. */
const MOST_CORRECTED = 6;

export interface SearchedWords extends Pick<FoundProducts, 'meant' | 'relaxed'> {
  text: string;
  asked: AskedWords;
}

/** The typed words, or those that are searched in their place where no product has them all (D40). */
export function searchedWords(
  products: readonly Product[],
  typed: string,
  car: CarHints,
): SearchedWords {
  const asked = askedWords(products, typed);
  const typedWords = { text: typed, asked };
  if (products.some((product) => hasWords(product, asked))) return typedWords;
  const relaxed = relaxWords(products, typed, car);
  const text = relaxed.kept.join(' ');
  if (text === '' || searchText(text) === searchText(typed)) return typedWords;
  const fewerWords = { text, asked: askedWords(products, text) };
  if (relaxed.missing.length + relaxed.apart.length > 0) return { ...fewerWords, relaxed };
  const meant = relaxed.kept.map((word) => termsOf(products).get(word) ?? word).join(' ');
  return { ...fewerWords, meant };
}

/**
 * Searches fewer words, because no product has all typed ones (D40). A word that no product has becomes the most similar term, or is missing. Of the
 * words that products have, the heaviest stays, then each that a product has together with those. Years and engines of cars do not stay.
 */
function relaxWords(
  products: readonly Product[],
  typed: string,
  { carNames, carDetails }: CarHints,
): RelaxedWords {
  const words = queryWords(typed);
  const details = words.filter((word) => carDetails.includes(word));
  const isOnlyDetails = details.length === words.length;
  const typedUnits = joinNumbers(
    isOnlyDetails ? words : words.filter((word) => !details.includes(word)),
    carNames,
  );
  const terms = termsOf(products);
  const missing: string[] = [];
  const units = typedUnits.flatMap((word) => {
    const similar = typedUnits.length > MOST_CORRECTED ? undefined : similarTerm(word, terms);
    const unit =
      weigh(products, word, carNames) ??
      (similar === undefined ? undefined : weigh(products, similar, carNames));
    if (unit === undefined) missing.push(word);
    return unit ?? [];
  });

  const heaviestFirst = units.toSorted((one, other) => other.weight - one.weight);
  // One digit for each unit: 1 where the product has it. Texts of the same length are compared as numbers.
  const mostUnits = products
    .map((product) => heaviestFirst.map(({ asked }) => Number(hasWords(product, asked))).join(''))
    .reduce((most, digits) => (digits > most ? digits : most), '');
  const wordsWith = (digit: string) =>
    units
      .filter((unit) => mostUnits[heaviestFirst.indexOf(unit)] === digit)
      .map(({ word }) => word);
  return {
    kept: wordsWith('1'),
    missing,
    apart: [...wordsWith('0'), ...(isOnlyDetails ? [] : details)],
  };
}

/**
 * The weight is in how many names and categories the word stands. A part number that is typed whole weighs more, the name of a
 * car less. Undefined: no product has it.
 */
function weigh(products: readonly Product[], word: string, carNames: readonly string[]) {
  const asked = askedWords(products, word);
  if (!products.some((product) => hasWords(product, asked))) return undefined;
  if (carNames.includes(word)) return { word, asked, weight: -1 };
  const number = asked.map(([typedWord]) => typedWord).join('');
  const weight = /\d/.test(number)
    ? products.filter((product) => wordsOf(product).numbers.includes(number)).length * 1_000_000
    : products.filter((product) => hasKind(product, asked[0] ?? [])).length;
  return { word, asked, weight };
}

/** All numbers become one unit: with a piece of the typed number, another part would be found. */
function joinNumbers(words: readonly string[], carNames: readonly string[]): string[] {
  const isNumber = (word: string) => /\d/.test(word) && !carNames.includes(word);
  const numbers = words.filter(isNumber).join(' ');
  return [...new Set(words.map((word) => (isNumber(word) ? numbers : word)))];
}
