import { parseNumber } from '@/domain/numbers';
import { isPictureAddress } from '@/domain/pictureAddress';
import { wellFormed } from '@/domain/wellFormed';

/** Repairs of single fields. They take any value and never throw. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? wellFormed(String(value)) : '';
}

export function pictureAddress(value: unknown): string {
  const given = text(value).trim();
  return isPictureAddress(given) ? given : '';
}

/** A positive whole number, or 0 where there is no usable id. */
export function id(value: unknown): number {
  const given = parseNumber(value);
  return given !== undefined && Number.isSafeInteger(given) && given > 0 ? given : 0;
}

/** In stock unless the value says otherwise, like the default of the database column. */
export function inStock(value: unknown): boolean {
  return value !== false && value !== 'false' && value !== 0;
}
