import { memoize } from '@/domain/memoize';
import type { Product } from '@/domain/product';
import { partNumberKey } from '@/domain/products/partNumbers/partNumberKey';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { queryWords, searchText } from '@/domain/products/searchText';

import { formsOf } from './wordForms';

/** The folded texts of a product that count more than its description, the most important one first. */
export const HEAD_TEXTS = [
  memoize(({ name }: Product) => searchText(name), new WeakMap()),
  memoize(({ name, brand }: Product) => searchText(`${name} ${brand}`), new WeakMap()),
  memoize(
    ({ name, brand, category }: Product) => searchText(`${name} ${brand} ${category}`),
    new WeakMap(),
  ),
];

/** What is searched of a product, folded. */
interface ProductWords {
  /** Name, brand, category and description without part numbers, as one text: people type the middle of a word, too. */
  words: string;
  numbers: readonly string[];
  /** The words that say what it is: those of name and category that are not its brand. */
  kinds: readonly string[];
}

export const wordsOf = memoize(({ name, brand, category, description }: Product): ProductWords => {
  const { text, partNumbers } = splitDescription(description);
  const brandWord = searchText(brand);
  const kinds = searchText(`${name} ${category}`).match(/[a-z]{3,}/g) ?? [];
  return {
    words: searchText(`${name} ${brand} ${category} ${text}`),
    numbers: partNumbers.map(partNumberKey),
    kinds: kinds.filter((word) => word !== brandWord),
  };
}, new WeakMap());

/** The word stands somewhere in the product's texts, or in one of its part numbers. */
export function hasWord(product: Product, word: string): boolean {
  const { words, numbers } = wordsOf(product);
  return words.includes(word) || numbers.some((number) => number.includes(word));
}

/** One of the forms is a word of name or category. */
export function hasKind(product: Product, forms: readonly string[]): boolean {
  const { kinds } = wordsOf(product);
  return forms.some((form) => kinds.includes(form));
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
