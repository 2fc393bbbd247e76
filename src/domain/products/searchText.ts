import { cleanText } from '@/domain/text/cleanText';

import { fold } from './fold';

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

/** Each item's text is made once: a changed item is a new object. */
export function createSearchTextOf<Item extends object>(textOf: (item: Item) => string) {
  const texts = new WeakMap<Item, string>();
  return (item: Item): string => {
    const known = texts.get(item);
    if (known !== undefined) return known;
    const text = searchText(textOf(item));
    texts.set(item, text);
    return text;
  };
}
