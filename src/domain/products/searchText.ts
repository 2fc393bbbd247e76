import { cleanText } from '@/domain/text/cleanText';

import { fold } from './fold';

/** The length that the database takes. */
export const SEARCH_LENGTH = 100;
const MOST_WORDS = 12;

/** Folded, without punctuation and without spaces beside digits: `Işık 0 986-494.1` becomes `isik09864941`. */
export function searchText(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .replace(/(\d) /g, '$1')
    .replace(/ (?=\d)/g, '')
    .trim();
}

/** A text must contain each of these words. Empty: every text is found. */
export function searchWords(typed: string): string[] {
  return cleanText(typed)
    .split(' ')
    .flatMap((word) => searchText(word).split(' '))
    .filter((word) => word !== '');
}

/** The words of a query, as many as the database takes. */
export function queryWords(text: string): string[] {
  return searchWords(text.slice(0, SEARCH_LENGTH)).slice(0, MOST_WORDS);
}

/** A text in pieces: every second one is what was typed, with any case and Turkish marks. */
export function matchedPieces(text: string, typed: string): string[] {
  const words = queryWords(typed).toSorted((one, other) => other.length - one.length);
  const folded = Array.from(text, (letter) => searchText(letter).padEnd(letter.length)).join('');
  let end = 0;
  return folded
    .split(new RegExp(`(${words.join('|')})`))
    .map((piece) => text.slice(end, (end += piece.length)));
}
