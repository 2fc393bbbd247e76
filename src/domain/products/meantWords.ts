import type { Product } from '@/domain/product';

import { queryWords } from './productQuery';
import { searchText } from './searchText';

/** As in the database. */
const LEAST_SIMILARITY = 0.4;
const LEAST_LETTERS = 4;
const MOST_WORDS = 6;

/**
 * The typed words, with the most similar word of names, brands and categories in place of each that no product has. Of a
 * longer word the beginning is compared. Undefined where there is none. Part numbers stay: a similar number is another part.
 */
export function meantWords(
  products: readonly Product[],
  typed: string,
  textOf: (product: Product) => string,
): string | undefined {
  const words = queryWords(typed);
  if (words.length > MOST_WORDS) return undefined;
  const isKnown = (word: string) => products.some((product) => textOf(product).includes(word));
  const unknown = words.filter((word) => !isKnown(word));
  if (unknown.length === 0) return undefined;
  const terms = termsOf(products);
  const meant = words.map((word) =>
    unknown.includes(word) ? mostSimilar(word, terms) : (terms.get(word) ?? word),
  );
  return meant.includes(undefined) ? undefined : meant.join(' ');
}

/** Each word as it is searched, and as it is written. */
function termsOf(products: readonly Product[]): ReadonlyMap<string, string> {
  const texts = products.map(({ name, brand, category }) => `${name} ${brand} ${category}`);
  const written = new Set(texts.flatMap((text) => text.normalize('NFC').split(/[^\p{L}\p{Nd}]+/u)));
  return new Map(
    [...written]
      .toSorted()
      .toReversed()
      .map((word): [string, string] => [searchText(word), word])
      .filter(([term]) => /^\p{L}{3,}$/u.test(term)),
  );
}

function mostSimilar(word: string, terms: ReadonlyMap<string, string>): string | undefined {
  if (word.length < LEAST_LETTERS || /\p{Nd}/u.test(word)) return undefined;
  const lengths = [word.length - 1, word.length, word.length + 1];
  const [nearest] = [...terms]
    .filter(([term]) => term.startsWith(word.slice(0, 1)))
    .flatMap(([term, written]) =>
      lengths.map((length) => {
        const beginning = term.slice(0, length);
        return { term, written, beginning, likeness: similarity(beginning, word) };
      }),
    )
    .filter(({ term, beginning }) => term === beginning || beginning.endsWith(word.slice(-1)))
    .filter(({ likeness }) => likeness >= LEAST_SIMILARITY)
    .toSorted(
      (one, other) =>
        other.likeness - one.likeness ||
        one.term.length - other.term.length ||
        (one.term < other.term ? -1 : 1),
    );
  return nearest?.written;
}

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: word.length + 1 }, (_, at) => padded.slice(at, at + 3)));
}

/** Of two words, from 0 to 1, as `similarity()` of PostgreSQL's pg_trgm computes it. */
export function similarity(one: string, other: string): number {
  const trigrams = trigramsOf(one);
  const others = trigramsOf(other);
  const common = [...trigrams].filter((trigram) => others.has(trigram)).length;
  return common / (trigrams.size + others.size - common);
}
