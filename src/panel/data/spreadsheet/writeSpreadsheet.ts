import { shop } from '@/content/shop';
import { cleanValue } from '@/domain/fields/field';
import { PRODUCT_FIELDS } from '@/domain/product';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { cleanText } from '@/domain/text/cleanText';
import { stockWords } from '@/panel/content/files/cellWords';
import { headingOf, MADE_AT, PROBLEM_HEADING } from '@/panel/content/files/spreadsheetHeadings';
import { dateTimeText, fileTime } from '@/panel/content/timeText';
import {
  SPREADSHEET_COLUMNS,
  type SpreadsheetColumn,
  type ProductValues,
} from '@/panel/domain/spreadsheet/productLine';
import type { Cell, Sheet } from '@/panel/domain/spreadsheet/sheet';

import { writeXlsx } from './formats/writeXlsx';

const COLUMNS = SPREADSHEET_COLUMNS.filter((column) => column !== 'currency');

const NUMBERS = new Set<SpreadsheetColumn | undefined>(['price', 'originalPrice', 'discount']);

/** Digits that are typed into a column of texts stay as they are. */
const isText = (column: SpreadsheetColumn | undefined) =>
  column !== undefined && !NUMBERS.has(column);

export function spreadsheetFileName(now: Date): string {
  return `${shop.storagePrefix}-urunler-${fileTime(now)}.xlsx`;
}

/** What readSpreadsheet reads back unchanged (D21). The last heading says when it was made. */
export async function writeSpreadsheet(
  products: readonly ProductValues[],
  madeAt?: Date,
): Promise<Blob> {
  const lastHeading = madeAt === undefined ? [] : [`${MADE_AT}${dateTimeText(madeAt)}`];
  return writeXlsx(COLUMNS.map(isText), [
    [...COLUMNS.map(headingOf), ...lastHeading],
    ...products.map((product) => COLUMNS.map((column) => cellOf(column, product))),
  ]);
}

function cellOf(field: Exclude<SpreadsheetColumn, 'currency'>, product: ProductValues): Cell {
  const { description = '' } = product;
  if (field === 'partNumbers') {
    return cleanText(splitDescription(description).partNumbers.join(', '));
  }
  if (field === 'description') return cleanText(splitDescription(description).text, true);
  const value = product[field] ?? (PRODUCT_FIELDS[field].kind === 'flag' ? true : '');
  if (typeof value === 'boolean') return stockWords[value ? 'in' : 'out'][0] ?? '';
  return typeof value === 'string' ? cleanValue(PRODUCT_FIELDS[field], value) : value;
}

/** As they were, with the reason in a last column. */
export async function writeWrongLines(
  { headings, columns, rows }: Sheet,
  reasons: ReadonlyMap<number, string>,
): Promise<Blob> {
  const wrong = rows.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    if (reason === undefined) return [];
    return [[...headings.map((_, at) => asWritten(cells[at] ?? '')), reason]];
  });
  return writeXlsx(columns.map(isText), [[...headings, PROBLEM_HEADING], ...wrong]);
}

function asWritten(cell: Cell): Cell {
  return typeof cell === 'string' ? cleanText(cell, true) : cell;
}
