import type { Product } from '@/domain/product';
import type { CarHints, FoundProducts, RelaxedWords } from '@/domain/products/productQuery';
import { searchText } from '@/domain/products/searchText';

import {
  type AskedWords,
  askedWords,
  hasWords,
  nameOf,
  termsOf,
  textHasWords,
} from './productWords';
import { CAR, DETAIL, MISSING, type Unit, unitsOf } from './units';

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
 * Searches fewer words, because no product has all typed ones (D40). A word that no product has becomes two words, or the most similar
 * term, or is missing. Of the others, all stay if a product has them all. Else the heaviest stays, then each that a product has
 * together with those; or the words of the car come directly after the heaviest, if more words stay then.
 */
function relaxWords(products: readonly Product[], typed: string, car: CarHints): RelaxedWords {
  const units = unitsOf(products, typed, car);
  const known = units
    .filter(({ weight }) => weight !== MISSING)
    .toSorted((one, other) => other.weight - one.weight);
  const kept = keptOf(products, known);
  return {
    kept: wordsIn(units.filter((unit) => kept.includes(unit))),
    missing: wordsIn(units.filter((unit) => !known.includes(unit))),
    apart: wordsIn(units.filter((unit) => known.includes(unit) && !kept.includes(unit))),
  };
}

const wordsIn = (units: readonly Unit[]) => units.map(({ word }) => word);

/** `known`: the heaviest first. */
function keptOf(products: readonly Product[], known: readonly Unit[]): readonly Unit[] {
  const [heaviest] = known;
  if (heaviest === undefined || heaviest.weight === DETAIL) return [];
  if (products.some((product) => known.every(({ asked }) => hasWords(product, asked))))
    return known;
  // What only the category or the description says is another kind of part: a lamp's category is `Farlar`, too.
  const isNamed = (product: Product) =>
    heaviest.weight !== 0 && textHasWords(nameOf(product), heaviest.asked);
  const named = products.filter(isNamed);
  const searched = named.length > 0 ? named : products;
  const carFirst = known.toSorted(
    (one, other) =>
      Number(other === heaviest) - Number(one === heaviest) ||
      Number(other.weight < 0) - Number(one.weight < 0),
  );
  const [most = []] = [keepOneByOne(searched, known), keepOneByOne(searched, carFirst)].toSorted(
    (one, other) => other.length - one.length,
  );
  return most;
}

/** Year, engine and place stay only with their car. */
function keepOneByOne(products: readonly Product[], units: readonly Unit[]): readonly Unit[] {
  const kept: Unit[] = [];
  let left = products;
  for (const unit of units) {
    if (unit.weight === DETAIL && !kept.some(({ weight }) => weight === CAR)) continue;
    const having = left.filter((product) => hasWords(product, unit.asked));
    if (having.length === 0) continue;
    kept.push(unit);
    left = having;
  }
  return kept;
}
