import { cleanValue, type Field, type FieldValue } from '@/domain/fields/field';
import { HIGHEST_PRICE } from '@/domain/limits';
import { isPictureAddress } from '@/domain/pictures/pictureAddress';
import { parseDiscount } from '@/domain/prices/numbers';
import { PRODUCT_FIELDS } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { arePartNumbers, parsePartNumbers } from '@/domain/products/partNumbers';
import { stockWords } from '@/panel/content/spreadsheet';
import { tidyPictureAddress } from '@/panel/domain/pictures/tidyPictureAddress';
import { parseTypedPrice } from '@/panel/domain/prices/typedPrice';
import type { ListColumn, ProductLine } from '@/panel/domain/spreadsheet/productLine';
import type { Cell } from '@/panel/domain/spreadsheet/sheet';

import { readListedPrice } from './listedPrice';
import { isBlank } from './sheet';

/** What a cell says about its line. */
type Parsed = Partial<Pick<ProductLine, 'values' | 'partNumbers' | 'lacksVat' | 'problems'>>;

/** A column that is used, with what its heading and its other cells say. */
export interface UsedColumn {
  at: number;
  means: ListColumn;
  heading: string;
  isForeign: boolean;
  lacksVat: boolean;
  isEnglish: boolean;
}

/** A dash stands for none. As a price it means one on request, as a stock that there is none, and a text may be one. */
const NONE_BY_DASH = new Set<ListColumn>(['partNumbers', 'originalPrice', 'discount', 'image']);

function saysNothing(means: ListColumn, cell: Cell): boolean {
  return isBlank(cell) || (NONE_BY_DASH.has(means) && /^\s*[-–—]+\s*$/.test(String(cell)));
}

const PRICES = new Set<ListColumn>(['price', 'originalPrice']);

export function isPrice(means: ListColumn): boolean {
  return PRICES.has(means);
}

const EXCEL_ERROR = /^#(?:N\/A|YOK|[\p{Lu}\d/]+[!?])$/u;
/** `1,23457E+12`, `05.10.2026`, `05.Eki`, `Eki.05` */
const MONTH = '(?:Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara)';
const SPOILT = new RegExp(
  String.raw`^(?:\d[.,]\d+E\+\d+|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{1,2}[.-]${MONTH}|${MONTH}[.-]\d{1,2})$`,
);
/** Excel keeps fifteen digits of a number. */
const EXACT = 1e15;

const rules: Readonly<Record<string, Field>> = PRODUCT_FIELDS;

/** Blank cells say nothing. `currency` is another one than TL that the line names. */
export function parseCell(column: UsedColumn, given: Cell, currency: string | undefined): Parsed {
  const { means } = column;
  if (means === 'currency' || saysNothing(means, given)) return {};
  const cell = typeof given === 'string' ? cleanValue(rules[means], given) : given;
  const text = String(cell);
  if (EXCEL_ERROR.test(text)) return { problems: [{ kind: 'error', field: means, text }] };
  if (means === 'partNumbers') return parseNumbers(cell, text);
  if (isPrice(means)) return parsePrice(column, cell, currency);
  const field: Field = PRODUCT_FIELDS[means];
  const value = field.kind === 'price' ? undefined : parsers[field.kind](cell);
  if (value === undefined) return unreadable(means, text);
  const isTooLong = field.kind === 'text' && Array.from(String(value)).length > field.most;
  if (isTooLong) return { problems: [{ kind: 'tooLong', field: means, most: field.most }] };
  return { values: { [means]: value } };
}

function unreadable(field: ListColumn, text: string): Parsed {
  return { problems: [{ kind: 'unreadable', field, text }] };
}

function parseNumbers(cell: Cell, text: string): Parsed {
  if (SPOILT.test(text) || (typeof cell === 'number' && cell >= EXACT)) {
    return { problems: [{ kind: 'spoilt', field: 'partNumbers', text }] };
  }
  const listed = withoutApostrophe(text).replace(/\s+[/|]\s+|\n/g, ', ');
  return arePartNumbers(listed)
    ? { partNumbers: parsePartNumbers(listed) }
    : unreadable('partNumbers', text);
}

function parsePrice(column: UsedColumn, cell: Cell, currency: string | undefined): Parsed {
  const { means, heading, isEnglish } = column;
  const text = String(cell);
  const listed = typeof cell === 'number' ? undefined : readListedPrice(text, isEnglish);
  const foreign = [
    listed?.isForeign ? '' : undefined,
    column.isForeign ? heading : undefined,
    currency,
  ];
  const sign = foreign.find((one) => one !== undefined);
  if (sign !== undefined) {
    return { problems: [{ kind: 'currency', text: `${text} ${sign}`.trim() }] };
  }
  const tl = typeof cell === 'number' ? Math.round(cell * 100) / 100 : listed?.tl;
  if (tl === undefined || tl < 0 || tl > HIGHEST_PRICE) return unreadable(means, text);
  return { values: { [means]: tl }, lacksVat: column.lacksVat || listed?.lacksVat === true };
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

/** Some programs write the apostrophe that makes a number a text in Excel. */
function withoutApostrophe(cell: string): string {
  return cell.replace(/^'/, '');
}

/** 16, `%16` and `16 %`. Excel stores 16% as 0.16. */
function readDiscount(cell: Cell): number | undefined {
  if (typeof cell === 'boolean') return undefined;
  if (typeof cell === 'string') {
    return parseDiscount(parseTypedPrice(withoutApostrophe(cell).replace('%', '')));
  }
  return parseDiscount(cell > 0 && cell < 1 ? Math.round(cell * 100) : cell);
}

const inWords = new Set(stockWords.in.map(fold));
const outWords = new Set(stockWords.out.map(fold));
/** `12`, `12 adet`, `-3` */
const COUNT = /^(-?)(\d+(?:[.,]\d+)*)(?: \p{L}+\.?)?$/u;

function readStock(cell: Cell): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const word = fold(withoutApostrophe(String(cell)));
  if (inWords.has(word)) return true;
  if (outWords.has(word)) return false;
  const [, sign, digits = ''] = COUNT.exec(word) ?? [];
  return sign === undefined ? undefined : sign === '' && /[1-9]/.test(digits);
}
