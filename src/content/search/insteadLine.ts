import { isMakeOf } from '@/content/enquiry/cars';
import type { FoundProducts } from '@/domain/products/productQuery';
import { searchText } from '@/domain/products/searchText';
import { cleanText } from '@/domain/text/cleanText';

/** A text of folded words, each as it was typed; others stay as they are. */
export function asTyped(typed: string, words: string): string {
  const written = new Map(
    cleanText(typed)
      .split(' ')
      .map((word) => [searchText(word), word]),
  );
  return words
    .split(' ')
    .map((word) => written.get(word) ?? word)
    .join(' ');
}

/** Says what was searched in place of the typed words; undefined where these were searched, or all but the make of a model. */
export function insteadLine(
  typed: string,
  { meant, relaxed }: Pick<FoundProducts, 'meant' | 'relaxed'>,
): string | undefined {
  if (!relaxed) {
    return meant === undefined ? undefined : `Bunu mu demek istediniz: ${asTyped(typed, meant)}`;
  }
  const { kept } = relaxed;
  const isNamed = (word: string) =>
    !isMakeOf(
      word,
      kept.flatMap((words) => words.split(' ')),
    );
  const missing = relaxed.missing.filter(isNamed);
  const apart = relaxed.apart.filter(isNamed);
  if (missing.length + apart.length === 0) return undefined;
  const quoted = (words: string) => `“${asTyped(typed, words)}”`;
  const sentences = [`${quoted(kept.join(' '))} için sonuçlar:`];
  if (apart.length > 0) {
    const all = kept.length + apart.length === 2 ? 'İkisi' : 'Hepsi';
    sentences.unshift(
      missing.length > 0 ? 'Ötekiler bir arada geçmiyor.' : `${all} bir arada geçen parça yok.`,
    );
  }
  if (missing.length > 0) sentences.unshift(`${missing.map(quoted).join(', ')} yazan parça yok.`);
  return sentences.join(' ');
}
