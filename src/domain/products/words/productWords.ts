import { memoize } from '@/domain/memoize';
import type { Product } from '@/domain/product';
import { partNumberKey } from '@/domain/products/partNumbers/partNumberKey';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { queryWords, searchText } from '@/domain/products/searchText';

import { formsOf } from './wordForms';

/** Each brand and category has many products. */
const foldedOnce = memoize(searchText, new Map<string, string>());

/** Joins two folded texts. The result is the same as if `searchText` had folded both with a space between them. */
function joined(one: string, other: string): string {
  const space = one === '' || other === '' || /\d$/.test(one) || /^\d/.test(other) ? '' : ' ';
  return one + space + other;
}

/** What is searched of a product, folded. */
interface ProductWords {
  /** The texts that count more than the description, the most important one first: name, then with brand, category and vehicles. */
  heads: readonly string[];
  /** Name, brand, category, vehicles and description without part numbers, as one text: people type the middle of a word, too. */
  words: string;
  numbers: readonly string[];
}

export const wordsOf = memoize((product: Product): ProductWords => {
  const { text, partNumbers } = splitDescription(product.description);
  const name = searchText(product.name);
  const withBrand = joined(name, foldedOnce(product.brand));
  const withCategory = joined(withBrand, foldedOnce(product.category));
  const withVehicles = joined(withCategory, searchText(product.vehicles ?? ''));
  return {
    heads: [name, withBrand, withCategory, withVehicles],
    words: joined(withVehicles, searchText(text)),
    numbers: partNumbers.map(partNumberKey),
  };
}, new WeakMap());

export const nameOf = (product: Product): string => wordsOf(product).heads[0] ?? '';

/** The words that say what a product is: those of name and category that are not its brand. */
const kindsOf = memoize((product: Product) => {
  const words = joined(nameOf(product), foldedOnce(product.category)).match(/[a-z]{3,}/g) ?? [];
  return words.filter((word) => word !== foldedOnce(product.brand));
}, new WeakMap());

const IS_SHORT = /^[a-z]{1,3}$/;

/** A word of at least four letters may stand in the middle of another one: `su` is not in `Müşürü`. */
function isIn(text: string, word: string): boolean {
  return IS_SHORT.test(word) ? startsIn(text, word) : text.includes(word);
}

/** A word of the text begins so. */
export function startsIn(text: string, beginning: string): boolean {
  return text.includes(beginning) && new RegExp(`(^|[^a-z])${beginning}`).test(text);
}

/** The word stands somewhere in the product's texts, or in one of its part numbers. */
export function hasWord(product: Product, word: string): boolean {
  const { words, numbers } = wordsOf(product);
  return isIn(words, word) || numbers.some((number) => isIn(number, word));
}

/** Each word or another form of it is in the text. */
export function textHasWords(text: string, asked: AskedWords): boolean {
  return asked.every((forms) => forms.some((form) => isIn(text, form)));
}

/** One of the forms is a word of name or category. */
export function hasKind(product: Product, forms: readonly string[]): boolean {
  return forms.some((form) => kindsOf(product).includes(form));
}

/** The words of names, brands and categories: each as it is searched, and as it is written. */
export const termsOf = memoize((products: readonly Product[]): ReadonlyMap<string, string> => {
  const texts = products.map(({ name, brand, category }) => `${name} ${brand} ${category}`);
  const written = new Set(texts.flatMap((text) => text.normalize('NFC').split(/[^\p{L}\p{Nd}]+/u)));
  return new Map(
    [...written]
      .toSorted()
      .toReversed()
      .map((word): [string, string] => [searchText(word), word])
      .filter(([term]) => /^\p{L}{3,}$/u.test(term)),
  );
}, new WeakMap());

/** Each typed word with its other forms. */
export type AskedWords = readonly (readonly string[])[];

export function askedWords(products: readonly Product[], typed: string): AskedWords {
  const terms = [...termsOf(products).keys()];
  return queryWords(typed).map((word) => formsOf(word, terms));
}

/** Each word is somewhere, or another form of it is a word of name or category. */
export function hasWords(product: Product, asked: AskedWords): boolean {
  return asked.every(([word = '', ...forms]) => hasWord(product, word) || hasKind(product, forms));
}

/**
 * How far behind a product stands. Words in the name count most, of the first six words, and short ones more where they are whole. A
 * part whose number was typed comes before all others.
 */
export function createRank(typed: string, asked: AskedWords): (product: Product) => number {
  const number = partNumberKey(typed);
  const ranked = asked.slice(0, 6);
  const shortWords = ranked.flatMap(([word = '']) => (IS_SHORT.test(word) ? ` ${word} ` : []));
  return (product) => {
    const { heads, numbers } = wordsOf(product);
    if (/\d/.test(number) && numbers.includes(number)) return -2;
    const rank = heads.findIndex((text) => textHasWords(text, ranked));
    const name = ` ${nameOf(product).replace(/\d/g, ' ')} `;
    if (rank === 0 && shortWords.every((word) => name.includes(word))) return -1;
    return rank === -1 ? heads.length : rank;
  };
}
