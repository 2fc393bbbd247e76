import type { Product } from '@/domain/product';
import { partNumberKeys } from '@/domain/products/partNumbers/partNumberKey';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { queryWords } from '@/domain/products/productQuery';
import { memoized, searchText } from '@/domain/products/searchText';

import { formsOf } from './wordForms';

/** The folded texts of a product that count more than its description, the most important one first. */
export const HEAD_TEXTS = [
  memoized(({ name }: Product) => searchText(name)),
  memoized(({ name, brand }: Product) => searchText(`${name} ${brand}`)),
  memoized(({ name, brand, category }: Product) => searchText(`${name} ${brand} ${category}`)),
];

/**
 * All folded words of a product, behind them its part numbers between # and a space, and the words of name and category that
 * are not its brand between two Q.
 */
export const wordsOf = memoized(({ name, brand, category, description }: Product) => {
  const { text } = splitDescription(description);
  const numbers = partNumberKeys(description).map((key) => ` #${key} `);
  const kinds = (searchText(`${name} ${category}`).match(/[a-z]{3,}/g) ?? [])
    .filter((word) => word !== searchText(brand))
    .map((word) => ` Q${word}Q`);
  return [searchText(`${name} ${brand} ${category} ${text}`), ...numbers, ...kinds].join('');
});

/** The words of names, brands and categories: each as it is searched, and as it is written. */
export const termsOf = memoized((products: readonly Product[]): ReadonlyMap<string, string> => {
  const texts = products.map(({ name, brand, category }) => `${name} ${brand} ${category}`);
  const written = new Set(texts.flatMap((text) => text.normalize('NFC').split(/[^\p{L}\p{Nd}]+/u)));
  return new Map(
    [...written]
      .toSorted()
      .toReversed()
      .map((word): [string, string] => [searchText(word), word])
      .filter(([term]) => /^\p{L}{3,}$/u.test(term)),
  );
});

/** Of each typed word a list: the word, and its other forms. */
export type AskedWords = readonly (readonly string[])[];

export function askedWords(products: readonly Product[], typed: string): AskedWords {
  const terms = [...termsOf(products).keys()];
  return queryWords(typed).map((word) => formsOf(word, terms));
}

/** Each word is somewhere, or another form of it is a word of name or category. */
export function hasWords(product: Product, asked: AskedWords): boolean {
  return asked.every(([word = '', ...forms]) => {
    return wordsOf(product).includes(word) || hasKind(product, forms);
  });
}

/** One of the forms is a word of name or category. */
export function hasKind(product: Product, forms: readonly string[] = []): boolean {
  return forms.some((form) => wordsOf(product).includes(`Q${form}Q`));
}
