import { cleanText } from '@/domain/text/cleanText';
import { piecesOf } from '@/domain/text/pieces';

export const PART_NUMBER_NAME = 'Parça no';
export const MOST_PART_NUMBERS = 20;
/** The most characters of a part number. */
export const LONGEST_PART_NUMBER = 40;

// A digit, and no word behind it: `0986424797 ile aynı` is a sentence.
const NUMBER = String.raw`(?=[^,;]*\d)(?![^,;]* \p{L}\p{Ll}{2})[\p{L}\d][^,;:!?]{0,${LONGEST_PART_NUMBER - 1}}`;

/** One number or several, as in the attribute `pattern` of a field. */
export const PART_NUMBERS_PATTERN = String.raw`\s*${NUMBER}(?:[,;]\s*${NUMBER}){0,${MOST_PART_NUMBERS - 1}}[,;\s]*`;

const PART_NUMBERS = new RegExp(`^${PART_NUMBERS_PATTERN}$`, 'u');
const LINE = /^par[çc]a no\.? ?:(.*)$/i;

export function arePartNumbers(typed: string): boolean {
  return PART_NUMBERS.test(typed);
}

export interface DescriptionParts {
  text: string;
  partNumbers: readonly string[];
}

/** The part numbers of a description are its last line, `Parça no: 0986424797, 1K0698151` (D34). */
export function splitDescription(description: string): DescriptionParts {
  const whole = description.trimEnd();
  const start = whole.lastIndexOf('\n') + 1;
  const [, listed = ''] = LINE.exec(cleanText(whole.slice(start))) ?? [];
  return arePartNumbers(listed)
    ? { text: whole.slice(0, start).trimEnd(), partNumbers: piecesOf(listed, /[,;]/) }
    : { text: description, partNumbers: [] };
}

export function joinDescription({ text, partNumbers }: DescriptionParts): string {
  const line = partNumbers.length > 0 ? `${PART_NUMBER_NAME}: ${partNumbers.join(', ')}` : '';
  return [text.trimEnd(), line].filter((part) => part !== '').join('\n');
}

/** The numbers as they are shown; undefined where the description has none. */
export function partNumbersText(description: string): string | undefined {
  return splitDescription(description).partNumbers.join(', ') || undefined;
}
