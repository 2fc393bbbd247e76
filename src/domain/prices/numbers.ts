/** A finite number, also from text such as '2850.5'; undefined for everything else. */
export function parseNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function parsePrice(value: unknown): number | undefined {
  const tl = parseNumber(value);
  return tl !== undefined && tl >= 0 ? tl : undefined;
}

/** A whole percent; decimals are cut off (specification 5). */
export function parseDiscount(value: unknown): number | undefined {
  const percent = parsePrice(value);
  return percent !== undefined && percent < 101 ? Math.trunc(percent) : undefined;
}
