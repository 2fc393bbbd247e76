import { shop } from '@/content/shop';
import { plainPrice } from '@/domain/prices/price';
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

import { escapeFormula } from './escapeFormula';

const COLUMNS = SPREADSHEET_COLUMNS.filter((column) => column !== 'currency');

export function spreadsheetFileName(now: Date): string {
  return `${shop.storagePrefix}-urunler-${fileTime(now)}.csv`;
}

/** Turkish Excel opens this text, and readSpreadsheet reads it back unchanged (D21). The last heading says when it was made. */
export function writeSpreadsheet(products: readonly ProductValues[], madeAt?: Date): string {
  const lastHeading = madeAt === undefined ? [] : [`${MADE_AT}${dateTimeText(madeAt)}`];
  return toCsv([
    [...COLUMNS.map(headingOf), ...lastHeading],
    ...products.map((product) => COLUMNS.map((column) => cellOf(column, product))),
  ]);
}

function cellOf(field: Exclude<SpreadsheetColumn, 'currency'>, product: ProductValues): string {
  const { text, partNumbers } = splitDescription(product.description ?? '');
  if (field === 'partNumbers') return partNumbers.join(', ');
  if (field === 'description') return text;
  const { kind } = PRODUCT_FIELDS[field];
  const value = product[field] ?? (kind === 'flag' ? true : '');
  if (typeof value === 'boolean') return stockWords[value ? 'in' : 'out'][0];
  return typeof value === 'number' && kind === 'price' ? plainPrice(value) : String(value);
}

/** As they were, with the reason in a last column. */
export function writeWrongLines(sheet: Sheet, reasons: ReadonlyMap<number, string>): string {
  const width = sheet.headings.length;
  const rows = sheet.rows.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    if (reason === undefined) return [];
    return [[...Array.from({ length: width }, (_, at) => asTyped(cells[at] ?? '')), reason]];
  });
  return toCsv([[...sheet.headings, PROBLEM_HEADING], ...rows]);
}

function asTyped(cell: Cell): string {
  return typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell);
}

function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => {
    const cells = row.map((cell) => quoted(escapeFormula(cleanText(cell, true))));
    return `${cells.join(';')}\r\n`;
  });
  // Without the mark, Excel would read the file as windows-1254.
  return `\uFEFF${lines.join('')}`;
}

function quoted(cell: string): string {
  return /["\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
