/** The folded endings: plural, then possessive, accusative, genitive or dative. */
const ENDING = '(l[ae]r)?([sy]?[iu]|(s?[iu])?n[iu]n|y?[ae])?$';
const isEnding = new RegExp(`^${ENDING}`);

/** A folded word and what is left of it without an ending, of at least so many letters. `kapagi` becomes `kapak`. */
export function stemsOf(word: string, shortest: number): string[] {
  return Array.from(word, (_, index) => word.slice(0, index + 1))
    .filter((stem) => stem.length >= shortest && isEnding.test(word.slice(stem.length)))
    .map((stem) => stem.replace(/^(.{3,})g$/, '$1k'));
}

/**
 * The typed word, and the terms that have the same stem and another ending (specification 2, "Search results"). Stems of three
 * letters count only for a word with which no term begins: `kapi` is no form of `kap`.
 */
export function formsOf(word: string, terms: readonly string[]): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [word];
  const stems = stemsOf(word, terms.some((term) => term.startsWith(word)) ? 4 : 3);
  const beginnings = stems.map((stem) => stem.replace(/^(.{3,})k$/, '$1[gk]'));
  const isForm = new RegExp(`^(${beginnings.join('|')})${ENDING}`);
  return [word, ...terms.filter((term) => term !== word && isForm.test(term))];
}
