/** As in the database. */
const LEAST_SIMILARITY = 0.4;
const LEAST_LETTERS = 4;

/**
 * As somebody wrote it, the term that is most similar to a word that no product has. Of a longer term the beginning is
 * compared. Undefined where there is none. Part numbers have none: a similar number is another part.
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

/** Of two words, from 0 to 1, as `similarity()` of PostgreSQL's pg_trgm computes it. */
export function similarity(one: string, other: string): number {
  const trigrams = trigramsOf(one);
  const others = trigramsOf(other);
  const common = [...trigrams].filter((trigram) => others.has(trigram)).length;
  return common / (trigrams.size + others.size - common);
}
