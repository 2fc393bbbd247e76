import { fold } from '@/domain/products/fold';
import { headingOf, otherHeadings } from '@/panel/content/files/spreadsheetHeadings';
import {
  type Currency,
  SPREADSHEET_COLUMNS,
  type SpreadsheetColumn,
} from '@/panel/domain/spreadsheet/productLine';

const CURRENCIES = new Map<string, Currency>([
  ['€', 'EUR'],
  ['eur', 'EUR'],
  ['euro', 'EUR'],
  ['avro', 'EUR'],
  ['$', 'USD'],
  ['usd', 'USD'],
  ['dolar', 'USD'],
  ['£', 'GBP'],
  ['gbp', 'GBP'],
  ['sterlin', 'GBP'],
]);
const FOREIGN = /[$€£]|(?:usd|eur|euro|avro|dolar|gbp|sterlin)(?![a-z])/;
const TL = /₺|(?:tl|try)(?![a-z])/;

/** What a heading says about prices, but not which price it is. */
const PRICE_WORDS = /^(?:tl|try|kdv|dahil|haric|kdvli|kdvsiz)$/;

/** `SATIŞ FİYATI`, `Satis fiyatları (TL)` and `Fiyat: Satış` are one heading: its words without their endings, in one order. */
function headingKey(heading: string): string {
  return fold(heading)
    .replace(FOREIGN, ' ')
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !PRICE_WORDS.test(word))
    .map(withoutEnding)
    .toSorted()
    .join(' ');
}

/** `fiyatlari`, `fiyati` and `fiyat`; `markasi`, `markalar` and `marka`; `urunun` and `urun`. */
function withoutEnding(word: string): string {
  return word
    .replace(/(.{3}[aeiou])n[iu]n$|(.{4})[iu]n$/, '$1$2')
    .replace(/([aeiou])s[iu]$/, '$1')
    .replace(/(..)[iu]$/, '$1')
    .replace(/(.{2})l[ae]r$/, '$1')
    .replace(/b$/, 'p')
    .replace(/d$/, 't');
}

const columnOfHeading = new Map<string, SpreadsheetColumn>(
  SPREADSHEET_COLUMNS.flatMap((column) =>
    [headingOf(column), ...otherHeadings[column].split(', ')].map(
      (word) => [headingKey(word), column] as const,
    ),
  ),
);

/** The currency that a heading or a price names. Undefined for TL. */
export function currencyOf(text: string): Currency | undefined {
  const [sign = ''] = FOREIGN.exec(fold(text)) ?? [];
  return CURRENCIES.get(sign);
}

export function withoutCurrency(text: string): string {
  return text.replace(new RegExp(FOREIGN, 'gi'), '').trim();
}

export function namesTl(text: string): boolean {
  return TL.test(fold(text));
}

/** `KDV HARİÇ TL`, `€` and `PEŞİN €` are prices, too, but `KDV TL` is not. */
function meaningOf(heading: string): SpreadsheetColumn | undefined {
  const saysVat = /dahil|haric|kdvli|kdvsiz/.test(fold(heading));
  const isMoney = saysVat || currencyOf(heading) !== undefined || namesTl(heading);
  const isVat = !saysVat && /kdv/.test(fold(heading));
  const known = columnOfHeading.get(headingKey(heading));
  return known ?? (isMoney && !isVat ? columnOfHeading.get(headingKey(`${heading} fiyat`)) : known);
}

/** `Fiyat (KDV hariç)`, `Fiyat + KDV`, "Fiyatlara KDV dahil değildir". */
export function excludesVat(text: string): boolean {
  return /kdv\s*(?:si)?\s*(?:haric|dahil\s*degil)|kdv\W?siz|\+\s*kdv/.test(fold(text));
}

function isPrice(column: SpreadsheetColumn | undefined): boolean {
  return column === 'price' || column === 'originalPrice';
}

/**
 * What each column means. Of several columns with one meaning the first is used, but part numbers may stand in several. Prices in
 * another currency are not used beside those in TL.
 */
export function recognizeColumns(
  headings: readonly string[],
  isForeign = headings.map((heading) => currencyOf(heading) !== undefined),
): (SpreadsheetColumn | undefined)[] {
  const known = headings.map(meaningOf);
  const hasTl = known.some((column, at) => isPrice(column) && isForeign[at] === false);
  const usable = known.map((column, at) =>
    hasTl && isPrice(column) && isForeign[at] === true ? undefined : column,
  );
  const columns = usable.map((column, at) =>
    column === 'partNumbers' || usable.indexOf(column) === at ? column : undefined,
  );
  // A supplier's list price is the price where there is no other.
  const hasPrice = columns.includes('price');
  return columns.map((column) => (column === 'originalPrice' && !hasPrice ? 'price' : column));
}
