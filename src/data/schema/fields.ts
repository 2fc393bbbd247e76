import { isPictureAddress } from '@/domain/pictures/pictureAddress';
import { parseNumber } from '@/domain/prices/numbers';
import { wellFormed } from '@/domain/wellFormed';

/** Repairs of single fields. They take any value and never throw. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Longer text is cut: 300,000 letters in one card would make the page useless (D18). */
export function text(value: unknown, most = Number.POSITIVE_INFINITY): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const given = String(value);
  return wellFormed(given.length > most ? beginning(given, most) : given);
}

/** Counts as the database does: an emoji is one character. */
function beginning(given: string, most: number): string {
  return Array.from(given.slice(0, 2 * most))
    .slice(0, most)
    .join('');
}

export function pictureAddress(value: unknown): string {
  const given = text(value).trim();
  return isPictureAddress(given) ? given : '';
}

/** A million below the largest exact number: items without an id get the numbers above. */
const MOST_ID = Number.MAX_SAFE_INTEGER - 1_000_000;

export function id(value: unknown): number {
  const given = parseNumber(value);
  return given !== undefined && Number.isInteger(given) && given > 0 && given <= MOST_ID
    ? given
    : 0;
}

/** When a row was made. Undefined for anything but a date. */
export function date(value: unknown): string | undefined {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

export function inStock(value: unknown): boolean {
  return value !== false && value !== 'false' && value !== 0;
}
