import { cleanText } from '@/domain/text/cleanText';
import type { fileProblems } from '@/panel/content/files/fileProblems';
import { MADE_AT } from '@/panel/content/files/spreadsheetHeadings';
import type { Cell, Sheet, SheetRow } from '@/panel/domain/spreadsheet/sheet';

import { currencyOf, excludesVat, isCurrency, recognizeColumns } from './headings';

/** A sheet of a file as it is. */
export type Table = Pick<Sheet, 'name' | 'rows'>;

export type FileProblem = keyof typeof fileProblems;

/** Titles may stand above the headings. */
const ROWS_SEARCHED = 20;

interface Heading {
  /** The place of the last of its rows. */
  at: number;
  texts: readonly string[];
  known: number;
}

/** The number of known headings in the line that has the most of them. */
export function knownHeadings(rows: readonly SheetRow[]): number {
  return findHeading(rows)?.known ?? 0;
}

/** The headings are one row, or two where the lower one says more about the upper one. */
function findHeading(rows: readonly SheetRow[]): Heading | undefined {
  const texts = rows.slice(0, ROWS_SEARCHED).map(({ cells }) => cells.map(textOf));
  const candidates = texts.flatMap((lower, at) => {
    const upper = texts[at - 1];
    return [lower, ...(upper === undefined ? [] : [joined(upper, lower)])].map((heading) => ({
      at,
      texts: heading,
      known: countKnown(recognizeColumns(heading)),
    }));
  });
  const most = Math.max(...candidates.map(({ known }) => known));
  return candidates.find(({ known, texts: [...cells] }) =>
    most > 0 ? known === most : cells.some((cell) => cell !== ''),
  );
}

/** A cell that spans several columns stands in the first of them, one that spans both rows in both. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  let spanning = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const below = lower[at] ?? '';
    spanning = upper[at] || (below === '' ? '' : spanning);
    return spanning === below ? below : `${spanning} ${below}`.trim();
  });
}

/** The sheets with known headings; where none has them, the first that is a table. */
export function toSheets(tables: readonly Table[]): Sheet[] | 'empty' | 'notASpreadsheet' {
  const sheets = tables.map(toSheet);
  const readable = sheets.filter((sheet) => typeof sheet === 'object');
  const known = readable.filter(({ columns }) => countKnown(columns) > 0);
  if (known.length > 0) return known;
  const [first] = readable;
  if (first !== undefined) return [first];
  return sheets.includes('notASpreadsheet') ? 'notASpreadsheet' : 'empty';
}

function toSheet({ name, rows }: Table): Sheet | 'empty' | 'notASpreadsheet' {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  const heading = findHeading(filled);
  if (heading === undefined) return 'empty';
  const { at, texts } = heading;
  const timeColumn = texts.findIndex((text) => text.startsWith(MADE_AT));
  const madeAt = texts[timeColumn]?.slice(MADE_AT.length);
  const isOfProduct = (_: unknown, column: number) => column !== timeColumn;
  const headings = texts.filter(isOfProduct);
  // Some lists have no headings: the first line is that of a product.
  const isLine = heading.known === 0 && texts.some((text) => /^[\d.,]+$/.test(text));
  const below = filled
    .slice(isLine ? at : at + 1)
    .map(({ line, cells, isHidden }) => ({ line, cells: cells.filter(isOfProduct), isHidden }));
  if (heading.known === 0 && !isTable(headings, below)) return 'notASpreadsheet';
  const lacksVat = filled.slice(0, at).some(({ cells }) => cells.map(String).some(excludesVat));
  const samples = headings.map((_, column) =>
    below.slice(0, ROWS_SEARCHED).flatMap(({ cells }) => textOf(cells[column] ?? '') || []),
  );
  const isForeign = headings.map(
    (text, column) => currencyOf(text) !== undefined || isForeignColumn(samples[column] ?? []),
  );
  const known = recognizeColumns(headings, isForeign);
  // `KUR` or another heading: `EUR` and `TL` say in which money the prices of their lines are.
  const money = samples.findIndex((cells) => cells.length > 0 && cells.every(isCurrency));
  const columns = known.map((column, place) =>
    place === money && !known.includes('currency') ? 'currency' : column,
  );
  if (below.length === 0) return 'empty';
  const shown = isLine ? headings.map(() => '') : headings;
  return { name, headings: shown, rows: below, columns, lacksVat, madeAt };
}

function isForeignColumn(texts: readonly string[]): boolean {
  const foreign = texts.filter((text) => currencyOf(text) !== undefined);
  return foreign.length * 2 > texts.length;
}

/** A text has one column, or its commas make another number of them in each line. */
function isTable(headings: readonly string[], rows: readonly SheetRow[]): boolean {
  const alike = rows.filter(({ cells }) => cells.length === headings.length);
  return headings.filter((text) => text !== '').length > 1 && alike.length * 2 >= rows.length;
}

/** The sheet with the most known headings. */
export function bestSheet(sheets: readonly Sheet[]): Sheet | undefined {
  const counts = sheets.map(({ columns }) => countKnown(columns));
  return sheets[counts.indexOf(Math.max(...counts))];
}

function countKnown(columns: Sheet['columns']): number {
  return columns.filter((column) => column !== undefined).length;
}

function textOf(cell: Cell): string {
  return cleanText(String(cell));
}

export function isBlank(cell: Cell): boolean {
  return typeof cell === 'string' && !/[^\s\p{Cc}\p{Cf}]/u.test(cell);
}
