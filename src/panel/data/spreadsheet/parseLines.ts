import { fold } from '@/domain/products/fold';
import { mapInPieces } from '@/panel/domain/spreadsheet/inPieces';
import type { ProductLine, ProductValues } from '@/panel/domain/spreadsheet/productLine';
import type { Sheet, SheetRow } from '@/panel/domain/spreadsheet/sheet';

import { excludesVat, namesForeignCurrency } from './headings';
import { isEnglishColumn } from './listedPrice';
import { isPrice, parseCell, type UsedColumn } from './parseCell';
import { isBlank } from './sheet';

export interface ParsedLines {
  lines: readonly ProductLine[];
  /** Totals, headings between the lines. */
  notParts: number;
}

export async function parseLines(sheet: Sheet): Promise<ParsedLines> {
  const columns = sheet.columns.flatMap((means, at): UsedColumn[] => {
    if (means === undefined) return [];
    const heading = sheet.headings[at] ?? '';
    const isForeign = namesForeignCurrency(heading);
    const lacksVat = sheet.lacksVat || excludesVat(heading);
    const isEnglish =
      isPrice(means) && isEnglishColumn(sheet.rows.map(({ cells }) => cells[at] ?? ''));
    return [{ at, means, heading, isForeign, lacksVat, isEnglish }];
  });
  const isPart = partTest(sheet, columns);
  const rows = sheet.rows.filter(isPart);
  return {
    lines: await mapInPieces(rows, (row) => parseLine(row, columns)),
    notParts: sheet.rows.length - rows.length,
  };
}

const TOTAL = /^(?:\p{L}+ )?toplam[i:]?$/u;

/** Not a part: a total, the headings once more, a heading of a group alone in its line. */
function partTest(sheet: Sheet, columns: readonly UsedColumn[]) {
  const headings = sheet.headings.join('\n');
  const numbers = columns.filter(({ means }) => means === 'partNumbers');
  return ({ cells }: SheetRow): boolean => {
    const filled = cells.filter((cell) => !isBlank(cell));
    if (filled.length === 1 && columns.length > 2) return false;
    const hasNumber = numbers.some(({ at }) => !isBlank(cells[at] ?? ''));
    const isTotal = !hasNumber && filled.some((cell) => TOTAL.test(fold(String(cell))));
    return !isTotal && cells.map((cell) => String(cell).trim()).join('\n') !== headings;
  };
}

function parseLine({ line, cells }: SheetRow, columns: readonly UsedColumn[]): ProductLine {
  const currency = columns
    .filter(({ means }) => means === 'currency')
    .map(({ at }) => String(cells[at] ?? ''))
    .find(namesForeignCurrency);
  const parsed = columns.map((column) => parseCell(column, cells[column.at] ?? '', currency));
  return {
    line,
    values: Object.assign({}, ...parsed.map(({ values }) => values)) as ProductValues,
    partNumbers: parsed.flatMap(({ partNumbers = [] }) => partNumbers),
    lacksVat: parsed.some((one) => one.lacksVat),
    problems: parsed.flatMap(({ problems = [] }) => problems),
  };
}
