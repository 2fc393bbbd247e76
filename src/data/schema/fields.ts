import { parseNumber } from '@/domain/prices/numbers';

/** Repairs of single fields. They take any value and never throw. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A million below the largest exact number: items without an id get the numbers above. */
const MOST_ID = Number.MAX_SAFE_INTEGER - 1_000_000;

export function id(value: unknown): number {
  const number = parseNumber(value);
  return number !== undefined && Number.isInteger(number) && number > 0 && number <= MOST_ID
    ? number
    : 0;
}

/** The date on which a row was made. Undefined for anything but a date. */
export function date(value: unknown): string | undefined {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}
