import { cleanValue, type Field, type FieldValue } from '@/domain/fields/field';
import { HIGHEST_PRICE } from '@/domain/limits';
import { isPictureAddress, tidyPictureAddress } from '@/domain/pictures/pictureAddress';
import { parseDiscount } from '@/domain/prices/numbers';
import { PRODUCT_FIELDS, type ProductField } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { stockWords } from '@/panel/content/spreadsheet';
import { parseTypedPrice } from '@/panel/domain/prices/typedPrice';
import type {
  LineProblem,
  ProductLine,
  ProductValues,
} from '@/panel/domain/spreadsheet/productLine';

import { type Cell, isBlank, type Sheet } from './sheet';

type Parsed = { value: FieldValue } | { problem: LineProblem };

const parsers: Record<Field['kind'], (cell: Cell) => FieldValue | undefined> = {
  text: String,
  picture: readAddress,
  price: readPrice,
  percent: readDiscount,
  flag: readStock,
};

export function parseLines({ rows, columns }: Sheet): ProductLine[] {
  return rows.map(({ line, cells }) => {
    const parsed = columns.flatMap((field, index) => {
      const cell = cells[index] ?? '';
      return field === undefined || isBlank(cell) ? [] : [{ field, ...parseCell(field, cell) }];
    });
    const values = parsed.flatMap((one) => ('value' in one ? [[one.field, one.value]] : []));
    const problems = parsed.flatMap((one) => ('problem' in one ? [one.problem] : []));
    const hasName = parsed.some(({ field }) => field === 'name');
    if (!hasName) problems.unshift({ kind: 'missing', field: 'name' });
    return { line, values: Object.fromEntries(values) as ProductValues, problems };
  });
}

function parseCell(name: ProductField, given: Cell): Parsed {
  const field: Field = PRODUCT_FIELDS[name];
  const cell = typeof given === 'string' ? cleanValue(field, given) : given;
  const value = parsers[field.kind](cell);
  if (value === undefined) {
    return { problem: { kind: 'unreadable', field: name, text: String(cell) } };
  }
  const isTooLong = field.kind === 'text' && Array.from(String(value)).length > field.most;
  return isTooLong ? { problem: { kind: 'tooLong', field: name, most: field.most } } : { value };
}

function readAddress(cell: Cell): string | undefined {
  const address = tidyPictureAddress(String(cell));
  return isPictureAddress(address) ? address : undefined;
}

/** Some programs write the apostrophe that makes a number a text in Excel. */
function withoutApostrophe(cell: string): string {
  return cell.replace(/^'/, '');
}

function readPrice(cell: Cell): number | undefined {
  if (typeof cell === 'boolean') return undefined;
  const tl =
    typeof cell === 'number'
      ? Math.round(cell * 100) / 100
      : parseTypedPrice(withoutApostrophe(cell));
  return tl !== undefined && tl >= 0 && tl <= HIGHEST_PRICE ? tl : undefined;
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
