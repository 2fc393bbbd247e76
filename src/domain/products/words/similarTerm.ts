/** The database has the same limits. */
const LEAST_SIMILARITY = 0.4;
const LEAST_LETTERS = 4;

/**
 * The term that is most similar to a word that no product has, as somebody wrote it; undefined where none is. Only the beginning
 * of a longer term is compared. A part number has no similar one: that would be another part.
 */
export function similarTerm(word: string, terms: ReadonlyMap<string, string>): string | undefined {
  if (word.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word)) return undefined;
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

/** The similarity of two words from 0 to 1, as `similarity()` of PostgreSQL's pg_trgm computes it. */
export function similarity(one: string, other: string): number {
  const ofOne = trigramsOf(one);
  const ofOther = trigramsOf(other);
  const common = [...ofOne].filter((trigram) => ofOther.has(trigram)).length;
  return common / (ofOne.size + ofOther.size - common);
}
