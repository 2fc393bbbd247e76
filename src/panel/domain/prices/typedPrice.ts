const DIGIT = String.raw`(?:\d\s*)`;
const FIRST = String.raw`(?:[1-9]\s*)`;
const DOT = String.raw`\.\s*`;
const KURUS = String.raw`(?:,\s*${DIGIT}{1,2})?`;

const SHAPES = [
  // 2850, 2850,5
  `${DIGIT}{1,8}${KURUS}`,
  // 1234.5: three digits do not follow, so the dot is a decimal point.
  `${DIGIT}{1,8}${DOT}${DIGIT}{1,2}`,
  // 2.850,50
  `${FIRST}${DIGIT}{0,2}${DOT}${DIGIT}{3}${KURUS}`,
  // 12.345.678
  `${FIRST}${DIGIT}?(?:${DOT}${DIGIT}{3}){2}${KURUS}`,
  // The highest price (HIGHEST_PRICE).
  '10{8}',
];

const LIRA = '(?:[Tt][Ll]|₺)?';

// `1250,-` and `1250.-` have no kuruş.
export const PRICE_PATTERN = String.raw`\s*${LIRA}\s*(?:${SHAPES.join('|')})\s*(?:[.,]-)?\s*${LIRA}\s*`;

const typedPrice = new RegExp(`^${PRICE_PATTERN}$`);

/** Reads `2.850,50`, `₺2850,5`, `2850,-` or `1234.5`; undefined for everything else (D15). */
export function parseTypedPrice(text: string): number | undefined {
  if (!typedPrice.test(text)) return undefined;
  const groupingDots = /\.(?=\d{3}(?!\d))/g;
  const digits = text
    .replace(/[.,]-/, '')
    .replace(/[^\d.,]/g, '')
    .replace(groupingDots, '');
  return Number(digits.replace(',', '.'));
}

/** Undefined while the price cannot be read. */
export function typedPrices(draft: { price: string; originalPrice: string }) {
  const price = parseTypedPrice(draft.price);
  const originalPrice = parseTypedPrice(draft.originalPrice);
  return price === undefined
    ? undefined
    : { price, ...(originalPrice !== undefined && { originalPrice }) };
}
