import type { Product } from '@/domain/product';
import { type CarHints, queryWords, type RelaxedWords } from '@/domain/products/productQuery';

import { askedWords, hasKind, hasWords, termsOf, wordsOf } from './productWords';
import { similarTerm } from './similarTerm';

/** Of a longer text no word is taken for a misspelled one. */
const MOST_CORRECTED = 6;

/**
 * Where no product has all typed words (D40): a word that no product has becomes the most similar term, or is missing. Of the
 * others the heaviest stays, then each that a product has together with those. Years and engines of cars do not stay.
 */
export function relaxWords(
  products: readonly Product[],
  typed: string,
  { carNames, carDetails }: CarHints,
): RelaxedWords {
  /** In how many names and categories it is a word. A part number that is typed whole weighs more, a car's name less. */
  function weigh(word: string) {
    const asked = askedWords(products, word);
    const number = asked.map(([part]) => part).join('');
    const ofKind = /\d/.test(number)
      ? products.filter((product) => wordsOf(product).includes(`#${number} `)).length * 1_000_000
      : products.filter((product) => hasKind(product, asked[0])).length;
    const isFound = products.some((product) => hasWords(product, asked));
    return isFound ? { word, asked, weight: carNames.includes(word) ? -1 : ofKind } : undefined;
  }

  const words = queryWords(typed);
  const details = words.filter((word) => carDetails.includes(word));
  const isOnlyDetails = details.length === words.length;
  const units = unitsOf(
    isOnlyDetails ? words : words.filter((word) => !details.includes(word)),
    carNames,
  );
  const missing: string[] = [];
  const found = units.flatMap((unit) => {
    const similar =
      units.length > MOST_CORRECTED ? undefined : similarTerm(unit, termsOf(products));
    const weighed = weigh(unit) ?? (similar === undefined ? undefined : weigh(similar));
    if (weighed === undefined) missing.push(unit);
    return weighed ?? [];
  });

  const byWeight = found.toSorted((one, other) => other.weight - one.weight);
  const bits = products
    .map((product) => byWeight.map(({ asked }) => Number(hasWords(product, asked))).join(''))
    .reduce((most, one) => (one > most ? one : most), '');
  const wordsWith = (bit: string) =>
    found.filter((unit) => bits[byWeight.indexOf(unit)] === bit).map(({ word }) => word);
  return {
    kept: wordsWith('1'),
    missing,
    apart: [...wordsWith('0'), ...(isOnlyDetails ? [] : details)],
  };
}

/** Numbers stay or go together: with a part of the typed number, another part would be found. */
function unitsOf(words: readonly string[], carNames: readonly string[]): string[] {
  const isNumber = (word: string) => /\d/.test(word) && !carNames.includes(word);
  const numbers = words.filter(isNumber).join(' ');
  return [...new Set(words.map((word) => (isNumber(word) ? numbers : word)))];
}
