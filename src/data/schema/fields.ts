/** Repairs of single fields. Whatever comes in, nothing here throws. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text as it stands, a number as text, anything else as ''. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A finite number, also from text such as '2850'. */
function number(value: unknown): number | undefined {
  const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof given === 'number' && Number.isFinite(given) ? given : undefined;
}

/** A price in TL: zero or more. */
export function price(value: unknown): number | undefined {
  const tl = number(value);
  return tl !== undefined && tl >= 0 ? tl : undefined;
}

/** A whole percent from 0 to 100; decimals are cut off (specification 5). */
export function percent(value: unknown): number | undefined {
  const given = number(value);
  if (given === undefined || given < 0) return undefined;
  const whole = Math.trunc(given);
  return whole <= 100 ? whole : undefined;
}

/** A positive whole number, or 0 where there is no usable id. */
export function id(value: unknown): number {
  const given = number(value);
  return given !== undefined && Number.isSafeInteger(given) && given > 0 ? given : 0;
}

/** In stock unless said otherwise, as the database's default has it. */
export function inStock(value: unknown): boolean {
  return value !== false && value !== 'false' && value !== 0;
}
