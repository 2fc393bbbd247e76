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
