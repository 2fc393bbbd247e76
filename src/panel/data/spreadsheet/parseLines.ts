import { type FieldValue, text } from '@/domain/fields/field';
import { PRODUCT_FIELDS } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { cleanText } from '@/domain/text/cleanText';
import { mapInPieces } from '@/panel/data/inPieces';
import { GROUP_WORD } from '@/panel/domain/spreadsheet/completeLine';
import {
  type LineProblem,
  type ProductLine,
  REQUIRED_FIELDS,
  type SpreadsheetColumn,
} from '@/panel/domain/spreadsheet/productLine';
import type { Cell, Sheet, SheetRow } from '@/panel/domain/spreadsheet/sheet';

import { currencyOf, excludesVat } from './headings';
import { parseCell, type UsedColumn } from './parseCell';
import { isBlank } from './recognizeSheets';

export interface ParsedLines {
  lines: readonly ProductLine[];
  /** Totals, headings between the lines. */
  notParts: number;
  /** Rows that are hidden in the file. */
  hidden: number;
}

/** `secondName`: the heading of a column whose cells stand behind the names. */
export async function parseLines(sheet: Sheet, secondName = ''): Promise<ParsedLines> {
  const second = secondName === '' ? -1 : sheet.headings.indexOf(secondName);
  const columns = sheet.columns.flatMap((means, at): UsedColumn[] => {
    if (means === undefined) return [];
    const heading = sheet.headings[at] ?? '';
    const lacksVat = sheet.lacksVat || excludesVat(heading);
    const isPrice = means === 'price' || means === 'originalPrice';
    const isEnglish = isPrice && isEnglishColumn(sheet.rows.map(({ cells }) => cells[at]));
    return [{ at, means, currency: currencyOf(heading), lacksVat, isEnglish }];
  });
  const shown = sheet.rows.filter(({ isHidden }) => isHidden !== true);
  const isPart = partTest(sheet, columns);
  let group: string | undefined;
  const rows = shown.flatMap((row) => {
    if (isPart(row)) return [{ row, group }];
    const [alone = '', ...more] = row.cells.filter((cell) => !isBlank(cell));
    if (more.length === 0) group = cleanText(String(alone));
    return [];
  });
  return {
    lines: await mapInPieces(rows, (one) => parseLine(one.row, columns, second, one.group)),
    notParts: shown.length - rows.length,
    hidden: sheet.rows.length - shown.length,
  };
}

/** `1,250.00` is read as 1250 where no other price of the column has a Turkish comma or dot, as in `1.250` or `12,50`. */
function isEnglishColumn(cells: readonly (Cell | undefined)[]): boolean {
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell.replace(/[^\d.,]/g, '') : ''));
  return (
    texts.some((price) => /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(price)) &&
    !texts.some((price) => /,\d{1,2}$|\.\d{3}(?:[.,]|$)/.test(price))
  );
}

const TOTAL = /^(?:(?:\p{L}+ )?toplam[i:]?|kdv ?%? ?\d+ ?%?:?)$/u;

/** Makes the test for lines of products. Others are a total, the headings once more, a heading of a group alone in its line. */
function partTest(sheet: Sheet, columns: readonly UsedColumn[]) {
  const numbers = columns.filter(({ means }) => means === 'partNumbers');
  return ({ cells }: SheetRow): boolean => {
    const filled = cells.filter((cell) => !isBlank(cell));
    const isAlone = filled.length === 1;
    if (isAlone && (columns.length > 2 || GROUP_WORD.test(String(filled[0])))) return false;
    const hasNumber = numbers.some(({ at }) => !isBlank(cells[at] ?? ''));
    const isTotal = !hasNumber && filled.some((cell) => TOTAL.test(fold(String(cell))));
    const isHeading = cells.every((cell, at) => String(cell).trim() === (sheet.headings[at] ?? ''));
    return !isTotal && !isHeading;
  };
}

/** The shop can do without such a cell. Spoilt numbers can be repaired, so that their lines wait. */
function canBeLeftOut(problem: LineProblem): boolean {
  return 'field' in problem && problem.kind !== 'spoilt' && !REQUIRED.has(problem.field);
}
const MOST_VEHICLES = PRODUCT_FIELDS.vehicles.most;
const REQUIRED = new Set<SpreadsheetColumn>(REQUIRED_FIELDS);

function parseLine(
  { line, cells }: SheetRow,
  columns: readonly UsedColumn[],
  second: number,
  group: string | undefined,
): ProductLine {
  const currencyColumn = columns.find(({ means }) => means === 'currency');
  const ofLine = currencyColumn && currencyOf(String(cells[currencyColumn.at] ?? ''));
  const contents = columns.map((column) => {
    const cell = cells[column.at] ?? '';
    const more = column.means === 'name' && !isBlank(cell) ? cells[second] : undefined;
    return parseCell(column, more === undefined ? cell : `${cell} ${more}`, ofLine);
  });
  const values = columns.flatMap(({ means }, index) => {
    const value = contents[index]?.value;
    return value === undefined ? [] : [[means, value] as const];
  });
  const vehicles = values.filter(([means]) => means === 'vehicles').map(([, value]) => value);
  const problems = contents.flatMap(({ problem = [] }) => problem);
  return {
    line,
    values: {
      ...Object.fromEntries<FieldValue>(values),
      ...(vehicles.length > 0 && { vehicles: text(vehicles.join(' '), MOST_VEHICLES) }),
    },
    partNumbers: contents.flatMap(({ partNumbers = [] }) => partNumbers),
    lacksVat: contents.some((one) => one.lacksVat),
    currency: contents.find(({ currency }) => currency !== undefined)?.currency,
    group,
    leftOut: problems.filter(canBeLeftOut),
    problems: problems.filter((problem) => !canBeLeftOut(problem)),
  };
}
