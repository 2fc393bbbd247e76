import { fold } from '@/domain/products/fold';
import { cleanText } from '@/domain/text/cleanText';

import { splitDescription } from './partNumbers';

/** Equal for all spellings of a number: `0 986.424-797` and `0986424797`. */
export function partNumberKey(number: string): string {
  const plain = number.replace(/[ ./-]+/g, '');
  // A third of the time, for nearly all numbers.
  if (/^[a-z\d]+$/i.test(plain)) return plain.toLowerCase();
  return fold(plain).replace(/[^\p{L}\p{Nd}]+/gu, '');
}

export function partNumberKeys(description: string): readonly string[] {
  return splitDescription(description).partNumbers.map(partNumberKey);
}

/** Typed one after the other, divided by commas. Each number once. */
export function parsePartNumbers(typed: string): readonly string[] {
  const numbers = new Map<string, string>();
  for (const part of typed.split(/[,;\n]/)) {
    const number = cleanText(part.trim());
    const key = partNumberKey(number);
    if (key !== '' && !numbers.has(key)) numbers.set(key, number);
  }
  return [...numbers.values()];
}
