const ROUNDED = /^\d\.(\d+)E\+\d+$/;
const DIGITS = /^\d+$/;
/** The digits that a number needs, because too many parts share a shorter one. */
const ENOUGH = 6;

/** Excel shows a long number as `8.69013E+12`, and some programs save what it shows. */
export function isRounded(number: string): boolean {
  return ROUNDED.test(number);
}

/** Whether a file may have `read` where the shop has `own`: Excel drops the zeros at the beginning of a number and rounds long ones. */
export function isSameNumber(own: string, read: string): boolean {
  if (own === read) return true;
  // One expression decides for most pairs, of which a long file has many.
  if (!DIGITS.test(own)) return false;
  if (DIGITS.test(read))
    return own.length !== read.length && withoutZeros(own) === withoutZeros(read);
  const [, decimals] = ROUNDED.exec(read) ?? [];
  if (decimals === undefined) return false;
  const rounded = (number: string) => Number(number).toExponential(decimals.length);
  return rounded(own) === rounded(read);
}

/** Numbers that may be the same have the same key. Undefined for one with too few digits to be known by them. */
export function roundedKey(number: string): string | undefined {
  if (!DIGITS.test(number) && !isRounded(number)) return undefined;
  const digits = withoutZeros(number.replace(/E.*|\./g, ''));
  return digits.length < ENOUGH ? undefined : `~${Number(number).toPrecision(ENOUGH)}`;
}

const withoutZeros = (number: string) => number.replace(/^0+/, '');
