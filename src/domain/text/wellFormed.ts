/** Replaces half an emoji: encodeURIComponent throws on it. (toWellFormed is too new for older browsers.) */
export function wellFormed(text: string): string {
  // The flag `u` keeps whole pairs together, so they do not match.
  return text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}
