/**
 * Replaces each half of a broken surrogate pair, such as half an emoji, by the replacement character. encodeURIComponent
 * throws on it, and the database refuses it. (String.prototype.toWellFormed is too new for older browsers.)
 */
export function wellFormed(text: string): string {
  // With the flag `u`, whole pairs are single characters and do not match.
  return text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}
