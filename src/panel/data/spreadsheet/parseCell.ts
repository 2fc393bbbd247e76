import { cleanValue, type Field, type FieldValue } from '@/domain/fields/field';
import { HIGHEST_PRICE } from '@/domain/limits';
import { isPictureAddress } from '@/domain/pictures/pictureAddress';
import { parseDiscount } from '@/domain/prices/numbers';
import { PRODUCT_FIELDS } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { parsePartNumbers } from '@/domain/products/partNumbers/partNumberKey';
import { arePartNumbers } from '@/domain/products/partNumbers/partNumbers';
import { priceOnRequestWords, stockWords } from '@/panel/content/files/cellWords';
import { tidyPictureAddress } from '@/panel/domain/pictures/tidyPictureAddress';
import { parseTypedPrice } from '@/panel/domain/prices/typedPrice';
import type {
  Currency,
  LineProblem,
  SpreadsheetColumn,
} from '@/panel/domain/spreadsheet/productLine';
import type { Cell } from '@/panel/domain/spreadsheet/sheet';

import { currencyOf, excludesVat, namesTl, withoutCurrency } from './headings';
import { isBlank } from './recognizeSheets';

/** What a cell says about its line. */
export interface CellContent {
  value?: FieldValue;
  partNumbers?: readonly string[];
  lacksVat?: boolean;
  currency?: Currency | undefined;
  problem?: LineProblem;
}

/** A column that is used, with what its heading and its other cells say. */
export interface UsedColumn {
  at: number;
  means: SpreadsheetColumn;
  /** The currency that its heading names. Undefined for TL. */
  currency: Currency | undefined;
  lacksVat: boolean;
  isEnglish: boolean;
}

/** A dash stands for none. As a price it means one on request, as a stock that there is none, and a text may be one. */
const NONE_BY_DASH = new Set<SpreadsheetColumn>([
  'partNumbers',
  'originalPrice',
  'discount',
  'image',
]);

function saysNothing(means: SpreadsheetColumn, cell: Cell): boolean {
  return isBlank(cell) || (NONE_BY_DASH.has(means) && /^\s*[-–—]+\s*$/.test(String(cell)));
}

const EXCEL_ERROR = /^#(?:N\/A|YOK|[\p{Lu}\d/]+[!?])$/u;
const ROUNDED = /^\d[.,]\d+E\+\d+$/;
/** `05.10.2026`, `05.Eki`, `Eki.05` */
const MONTH = '(?:Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara)';
const SPOILT = new RegExp(
  String.raw`^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{1,2}[.-]${MONTH}|${MONTH}[.-]\d{1,2})$`,
);
/** `1K0615301AA/5Q0615301F` are two numbers, and `W 712/95` is one. */
const LONG = 6;
/** Excel keeps fifteen digits of a number. */
const EXACT_DIGITS = 15;
const EXACT = 10 ** EXACT_DIGITS;

/** Blank cells say nothing. `currency` is another one than TL that the line names. */
export function parseCell(
  column: UsedColumn,
  raw: Cell,
  currency: Currency | undefined,
): CellContent {
  const { means } = column;
  if (means === 'currency' || saysNothing(means, raw)) return {};
  const field = means === 'partNumbers' ? undefined : PRODUCT_FIELDS[means];
  // Some programs write the apostrophe that makes a number a text in Excel.
  const plain = typeof raw === 'string' && field?.kind !== 'text' ? raw.replace(/^'/, '') : raw;
  const cell = typeof plain === 'string' ? cleanValue(field, plain) : plain;
  const text = String(cell);
  if (EXCEL_ERROR.test(text)) return { problem: { kind: 'error', field: means, text } };
  if (field === undefined) return parseNumbers(cell, text);
  if (field.kind === 'price') return parsePrice(column, cell, currency);
  const value = parsers[field.kind](cell);
  if (value === undefined) return unreadable(means, text);
  const isTooLong =
    field.kind === 'text' && text.length > field.most && Array.from(text).length > field.most;
  return isTooLong ? { problem: { kind: 'tooLong', field: means, most: field.most } } : { value };
}

function unreadable(field: SpreadsheetColumn, text: string): CellContent {
  return { problem: { kind: 'unreadable', field, text } };
}

function parseNumbers(cell: Cell, text: string): CellContent {
  if (SPOILT.test(text)) return { problem: { kind: 'spoilt', field: 'partNumbers', text } };
  const isInexact = typeof cell === 'number' && cell >= EXACT;
  const shown = isInexact ? cell.toExponential(EXACT_DIGITS - 1).toUpperCase() : text;
  if (ROUNDED.test(shown)) return { partNumbers: [shown.replace(',', '.')] };
  const pieces = text.split(/[/|\n]/);
  const isList = pieces.every((piece) => piece.replace(/\W/g, '').length >= LONG);
  const listed = isList ? pieces.join(', ') : text.replace(/\s+\/\s+|[|\n]/g, ', ');
  return arePartNumbers(listed)
    ? { partNumbers: parsePartNumbers(listed) }
    : unreadable('partNumbers', text);
}

function parsePrice(column: UsedColumn, cell: Cell, ofLine: Currency | undefined): CellContent {
  const text = String(cell);
  const isNumber = typeof cell === 'number';
  const amount = isNumber ? Math.round(cell * 100) / 100 : listedPrice(text, column.isEnglish);
  if (amount === undefined || amount < 0 || amount > HIGHEST_PRICE)
    return unreadable(column.means, text);
  // Nearly all prices of a long file are an amount alone.
  const words = /[^\d.,]/.test(text) ? text : '';
  const foreign = (words && currencyOf(words)) || column.currency || ofLine;
  const currency = amount === 0 || (words && namesTl(words)) ? undefined : foreign;
  const lacksVat = column.lacksVat || (words !== '' && excludesVat(words));
  return { value: amount, lacksVat, currency };
}

const onRequest = new Set(priceOnRequestWords.map(fold));

/** Reads the amount of `1.250,50 TL`, `18,50 €`, `1250 + KDV`, `-` or `Fiyat sorunuz`. Undefined where it cannot be read. */
function listedPrice(text: string, isEnglish: boolean): number | undefined {
  const amount = withoutCurrency(text)
    .replace(/\(.*?\)|(?:try|lira)$/gi, '')
    .replace(/([.,]\d\d)\d\d+$/, '$1')
    .replace(/\+?\s*kdv.*$|\/\s*\p{L}+\.?$|(\d)-\s*tl$/iu, '$1')
    .replace(/(\d)['’](?=\d{3})/g, '$1.')
    .trim();
  if (/^[-–—]+$/.test(amount) || onRequest.has(fold(amount).replace(/[.!?]+$/, ''))) return 0;
  return parseTypedPrice(isEnglish ? amount.replaceAll(',', '') : amount);
}

const parsers: Record<Exclude<Field['kind'], 'price'>, (cell: Cell) => FieldValue | undefined> = {
  text: String,
  picture: readAddress,
  percent: readDiscount,
  flag: readStock,
};

function readAddress(cell: Cell): string | undefined {
  const address = tidyPictureAddress(String(cell));
  return isPictureAddress(address) ? address : undefined;
}

/** 16, `%16` and `16 %`. Excel stores 16% as 0.16. */
function readDiscount(cell: Cell): number | undefined {
  if (typeof cell === 'boolean') return undefined;
  if (typeof cell === 'string') {
    return parseDiscount(parseTypedPrice(cell.replace('%', '')));
  }
  return parseDiscount(cell > 0 && cell < 1 ? Math.round(cell * 100) : cell);
}

const inWords = new Set(stockWords.in.map(fold));
const outWords = new Set(stockWords.out.map(fold));
/** `12`, `12 adet`, `-3`, `5+`, `>10`, `son 2`, `3-5` */
const COUNT = /^(?:[<>≤≥~+]\s*|son )?(-?)(\d+(?:[.,]\d+)*)(?:\s*-\s*\d+)?\s*\+?(?: \p{L}+\.?)?$/u;

function readStock(cell: Cell): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const word = fold(String(cell)).replace(/^stok(?:ta)? /, '');
  if (inWords.has(word)) return true;
  if (outWords.has(word)) return false;
  const [, sign, digits = ''] = COUNT.exec(word) ?? [];
  return sign === undefined ? undefined : sign === '' && /[1-9]/.test(digits);
}
