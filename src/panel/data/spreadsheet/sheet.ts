import { PRODUCT_FIELD_NAMES, type ProductField } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { cleanText } from '@/domain/text/cleanText';
import { type fileProblems, headingOf, otherHeadings } from '@/panel/content/spreadsheet';

export type Cell = string | number | boolean;

/** A file without what is above its headings. */
export interface Sheet {
  headings: readonly string[];
  rows: readonly SheetRow[];
  /** What each column means; undefined: not used. */
  columns: readonly (ProductField | undefined)[];
}

interface SheetRow {
  /** Counted from 1, as Excel does. */
  line: number;
  cells: readonly Cell[];
}

export type FileProblem = keyof typeof fileProblems;

/** Titles may stand above the headings. */
const ROWS_SEARCHED = 20;

/** The number of known headings in the line that has the most of them. */
export function knownHeadings(rows: readonly (readonly Cell[])[]): number {
  return Math.max(0, ...rows.slice(0, ROWS_SEARCHED).map(countKnown));
}

/** The headings are the line with the most known ones, or else the first line that is not blank. */
export function toSheet(cells: readonly (readonly Cell[])[]): Sheet | 'empty' | 'notAList' {
  const most = knownHeadings(cells);
  const start = cells.findIndex((row) =>
    most > 0 ? countKnown(row) === most : row.some((cell) => !isBlank(cell)),
  );
  const heading = cells[start];
  if (heading === undefined) return 'empty';
  const headings = heading.map((cell) => cleanText(String(cell)));
  const rows = cells
    .map((row, index) => ({ line: index + 1, cells: row }))
    .slice(start + 1)
    .filter((row) => !row.cells.every(isBlank));
  if (most === 0 && !isTable(heading, rows)) return 'notAList';
  return rows.length === 0 ? 'empty' : { headings, rows, columns: recognizeColumns(headings) };
}

/** A text has one column, or its commas make another number of them in each line. */
function isTable(heading: readonly Cell[], rows: readonly SheetRow[]): boolean {
  const alike = rows.filter(({ cells }) => cells.length === heading.length);
  return heading.filter((cell) => !isBlank(cell)).length > 1 && alike.length * 2 >= rows.length;
}

function countKnown(row: readonly Cell[]): number {
  return recognizeColumns(row.map(String)).filter((field) => field !== undefined).length;
}

export function isBlank(cell: Cell): boolean {
  return typeof cell === 'string' && cleanText(cell) === '';
}

/** `SATIŞ FİYATI`, `Satis fiyati (TL)` and `Satış Fiyatı:` are one heading. */
function headingKey(heading: string): string {
  return fold(heading)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(fiyati?)(?:tl|try)$/, '$1');
}

const fieldOfHeading = new Map(
  PRODUCT_FIELD_NAMES.flatMap((field) =>
    [headingOf(field), ...otherHeadings[field]].map((word) => [headingKey(word), field] as const),
  ),
);

/** Of two columns with the same meaning, only the first is used. */
export function recognizeColumns(headings: readonly string[]): (ProductField | undefined)[] {
  const taken = new Set<ProductField>();
  return headings.map((heading) => {
    const field = fieldOfHeading.get(headingKey(heading));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}
