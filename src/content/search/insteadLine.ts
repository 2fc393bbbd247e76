import type { FoundProducts } from '@/domain/products/productQuery';
import { searchText } from '@/domain/products/searchText';
import { cleanText } from '@/domain/text/cleanText';

/** Says what was searched in place of the typed words; undefined where these were searched. */
export function insteadLine(
  typed: string,
  { meant, relaxed }: Pick<FoundProducts, 'meant' | 'relaxed'>,
): string | undefined {
  if (!relaxed) return meant === undefined ? undefined : `Bunu mu demek istediniz: ${meant}`;
  const { kept, missing, apart } = relaxed;
  // The sentences name the words as they were typed.
  const written = new Map(
    cleanText(typed)
      .split(' ')
      .map((word) => [searchText(word), word]),
  );
  const quoted = (word: string) => `“${written.get(word) ?? word}”`;
  const sentences = [
    `${quoted(kept.map((word) => written.get(word) ?? word).join(' '))} için sonuçlar:`,
  ];
  if (apart.length > 0) {
    const all = kept.length + apart.length === 2 ? 'İkisi' : 'Hepsi';
    sentences.unshift(
      missing.length > 0 ? 'Ötekiler bir arada geçmiyor.' : `${all} bir arada geçen parça yok.`,
    );
  }
  if (missing.length > 0) sentences.unshift(`${missing.map(quoted).join(', ')} yazan parça yok.`);
  return sentences.join(' ');
}
