import { fold } from '@/domain/products/fold';
import { headingWords } from '@/panel/content/files/spreadsheetHeadings';
import {
  type Currency,
  SEVERAL_COLUMNS,
  SPREADSHEET_COLUMNS,
  type SpreadsheetColumn,
} from '@/panel/domain/spreadsheet/productLine';

const CURRENCIES: readonly (readonly [Currency, RegExp])[] = [
  ['EUR', /€|(?:euro?|avro)(?:su)?(?![a-z])/],
  ['USD', /\$|(?:usd|dolari?)(?![a-z])/],
  ['GBP', /£|(?:gbp|sterlini?)(?![a-z])/],
];
const FOREIGN = new RegExp(CURRENCIES.map(([, { source }]) => source).join('|'), 'gi');
const TL = /₺|(?:tl|try)(?![a-z])/;

/** What a heading says about prices, but not which price it is. */
const PRICE_WORDS = /^(?:tl|try|kdv|vergi|vergiler|dahil|haric|kdvli|kdvsiz|li|siz)$/;

/** The words of a heading without their endings. `stockCode2` has two. */
function wordsOf(heading: string): string[] {
  return fold(heading.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
    .replace(FOREIGN, ' ')
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !PRICE_WORDS.test(word))
    .map(withoutEnding);
}

/** `fiyatlari`, `fiyati` and `fiyat`; `markasi`, `markalar` and `marka`; `urunun` and `urun`; `kategoriler` and `kategori`. */
function withoutEnding(word: string): string {
  return word
    .replace(/(.{3}[aeiou])n[iu]n$|(.{4})[iu]n$/, '$1$2')
    .replace(/([aeiou])s[iu]$/, '$1')
    .replace(/(..)[iu]$/, '$1')
    .replace(/(.{2})l[ae]r$/, '$1')
    .replace(/(.{3}[aeiou].)i$/, '$1')
    .replace(/b$/, 'p')
    .replace(/d$/, 't')
    .replace(/g$/, 'k');
}

const VOCABULARIES = SPREADSHEET_COLUMNS.map((column) => {
  const [needed = [], beside = []] = headingWords[column].split('|').map(wordsOf);
  return { column, needed, all: new Set([...needed, ...beside]) };
});

const KNOWN_WORDS = new Set(VOCABULARIES.flatMap(({ all }) => [...all]));

/** Programs of web shops write `STOKKODU` and `SATISFIYATI`. */
function apart([word = '', ...more]: readonly string[]): readonly string[] {
  if (more.length > 0 || KNOWN_WORDS.has(word)) return [word, ...more];
  const halves = Array.from(word, (_, at) =>
    [word.slice(0, at), word.slice(at)].map(withoutEnding),
  );
  return halves.find((pair) => pair.every((half) => KNOWN_WORDS.has(half))) ?? [word];
}

function columnOf(heading: string): SpreadsheetColumn | undefined {
  const words = apart(wordsOf(heading));
  // `NO` alone counts the lines.
  if (words.join(' ') === 'no') return undefined;
  return VOCABULARIES.find(
    ({ needed, all }) =>
      needed.some((word) => words.includes(word)) && words.every((word) => all.has(word)),
  )?.column;
}

/** The currency that a heading or a price names. Undefined for TL. */
export function currencyOf(text: string): Currency | undefined {
  const folded = fold(text);
  return CURRENCIES.find(([, names]) => names.test(folded))?.[0];
}

export function withoutCurrency(text: string): string {
  return text.replace(FOREIGN, '').trim();
}

/** The text names a currency and says nothing else. */
export function isCurrency(text: string): boolean {
  return withoutCurrency(fold(text)).replace(TL, '').trim() === '';
}

export function namesTl(text: string): boolean {
  return TL.test(fold(text));
}

/** `KDV HARİÇ TL`, `€` and `PEŞİN €` are prices, too, but `KDV TL` is not. */
function meaningOf(heading: string): SpreadsheetColumn | undefined {
  const saysVat = /dahil|haric|kdvli|kdvsiz/.test(fold(heading));
  const isMoney = saysVat || currencyOf(heading) !== undefined || namesTl(heading);
  const isVat = !saysVat && /kdv/.test(fold(heading));
  return columnOf(heading) ?? (isMoney && !isVat ? columnOf(`${heading} fiyat`) : undefined);
}

/** `Fiyat (KDV hariç)`, `Fiyat + KDV`, "Fiyatlara KDV dahil değildir". */
export function excludesVat(text: string): boolean {
  return /(?:kdv|vergi(?:ler)?)\s*(?:si)?\s*(?:haric|dahil\s*degil|ayrica|ilave|eklen)|kdv\W?siz|\+\s*kdv/.test(
    fold(text),
  );
}

function withoutWorse(
  columns: readonly (SpreadsheetColumn | undefined)[],
  isWorse: readonly boolean[],
): (SpreadsheetColumn | undefined)[] {
  const isPrice = columns.map((column) => column === 'price' || column === 'originalPrice');
  const hasBetter = isPrice.some((is, at) => is && isWorse[at] === false);
  return columns.map((column, at) =>
    hasBetter && isPrice[at] === true && isWorse[at] === true ? undefined : column,
  );
}

/**
 * What each column means. Of several columns with one meaning the first is used, but part numbers and vehicles may stand in several.
 * Prices in another currency are not used beside those in TL, and those without VAT not beside those with it.
 */
export function recognizeColumns(
  headings: readonly string[],
  isForeign = headings.map((heading) => currencyOf(heading) !== undefined),
): (SpreadsheetColumn | undefined)[] {
  const inTl = withoutWorse(headings.map(meaningOf), isForeign);
  const usable = withoutWorse(inTl, headings.map(excludesVat));
  const columns = usable.map((column, at) =>
    SEVERAL_COLUMNS.has(column) || usable.indexOf(column) === at ? column : undefined,
  );
  // A supplier's list price is the price where there is no other, and so is a description the name.
  return columns.map((column) => {
    const instead = column && INSTEAD.get(column);
    return instead === undefined || columns.includes(instead) ? column : instead;
  });
}

const INSTEAD = new Map<SpreadsheetColumn, SpreadsheetColumn>([
  ['originalPrice', 'price'],
  ['description', 'name'],
]);
