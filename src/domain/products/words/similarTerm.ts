/** The database has the same limits. */
const LEAST_SIMILARITY = 0.4;
const LEAST_LETTERS = 4;

/**
 * The term that sounds like a word that no product has, or is most similar to it, as somebody wrote it; undefined where none is. Only the beginning
 * of a longer term is compared. A part number has no similar one: that would be another part.
 */
export function similarTerm(word: string, terms: ReadonlyMap<string, string>): string | undefined {
  if (word.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word)) return undefined;
  const sound = soundOf(word);
  const [sounding] = [...terms]
    .filter(([term]) => soundOf(term) === sound)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (sounding) return sounding[1];
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

/** A word as it is spoken: `Bosch` and `bosh` are one, and so are `Castrol` and `kastrol`. */
function soundOf(word: string): string {
  return word
    .replace(/(.)\1+/g, '$1')
    .replace(/sch|sh/g, 's')
    .replace(/qu|c[hk]?|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks');
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
