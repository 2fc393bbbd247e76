import { wellFormed } from './wellFormed.ts';

// A joiner between two emoji makes one picture of them. (Older versions of Safari know no lookbehind.)
const INVISIBLE =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D(?=\p{Extended_Pictographic}))|\p{Cf}|(?![\t-\r\u0085])\p{Cc}/gu;

const HYPHEN_OF_NUMBER = /(\d ?)[\p{Pd}\u2212]|[\p{Pd}\u2212](?= ?[\d(])/gu;

// To clean 50,000 texts that need nothing would take half a second.
const MAY_NEED_CLEANING = /[^!-~ÇÖÜçöüĞğİıŞş ]|^ | $| {2}/;

/** Cleans a text that is still being typed: the spaces at its end stay. */
export function cleanTyped(text: string): string {
  return text
    .replace(INVISIBLE, '$1')
    .replace(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(HYPHEN_OF_NUMBER, '$1-');
}

/**
 * A text as it is stored, however it was typed or pasted (D45): composed letters, no invisible marks, plain spaces and none
 * at the ends, plain hyphens in numbers. Without `hasLines`, line breaks are spaces, and several spaces are one.
 */
export function cleanText(text: string, hasLines = false): string {
  if (!MAY_NEED_CLEANING.test(text)) return text;
  const clean = wellFormed(cleanTyped(text)).normalize('NFC').trim();
  return hasLines ? clean : clean.replace(/\s+/g, ' ');
}
