import { fold } from '@/domain/products/fold';
import { headingOf, otherHeadings } from '@/panel/content/files/spreadsheetHeadings';
import {
  SPREADSHEET_COLUMNS,
  type SpreadsheetColumn,
} from '@/panel/domain/spreadsheet/productLine';

const FOREIGN = /[$€£]|\b(?:usd|eur|euro|avro|dolar|gbp|sterlin)\b/;

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

export function namesForeignCurrency(heading: string): boolean {
  return FOREIGN.test(fold(heading));
}

/** `Fiyat (KDV hariç)`, `Fiyat + KDV`, "Fiyatlara KDV dahil değildir". */
export function excludesVat(text: string): boolean {
  return /kdv\s*(?:si)?\s*(?:haric|dahil\s*degil)|kdv\W?siz|\+\s*kdv/.test(fold(text));
}

/** What each column means. The first of several columns with one meaning is used, and rather one in TL. Part numbers may stand in several. */
export function recognizeColumns(headings: readonly string[]): (SpreadsheetColumn | undefined)[] {
  const known = headings.map((heading) => columnOfHeading.get(headingKey(heading)));
  const isForeign = headings.map(namesForeignCurrency);
  const columns = known.map((column, at) => {
    if (column === undefined || column === 'partNumbers') return column;
    const alike = known.flatMap((other, index) => (other === column ? [index] : []));
    return at === (alike.find((index) => isForeign[index] !== true) ?? alike[0])
      ? column
      : undefined;
  });
  // A supplier's list price is the price where there is no other.
  const hasPrice = columns.includes('price');
  return columns.map((column) => (column === 'originalPrice' && !hasPrice ? 'price' : column));
}
