import { strToU8, zipSync } from 'fflate';

type WorkbookCell = string | number | boolean | undefined;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** An .xlsx file with one sheet for each list of rows, as Excel writes it: texts in a table of their own. */
export function workbook(...sheets: (readonly (readonly WorkbookCell[])[])[]): Blob {
  const texts: string[] = [];
  const file = {
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map((_, at) => `<sheet name="Sayfa${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}">${sheets.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('')}${relation(sheets.length + 1, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows, texts)]),
    ),
  };
  const strings = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  const all = {
    ...file,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${strings.join('')}</sst>`,
  };
  const entries = Object.entries(all).map(([name, text]) => [name, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries(entries))]);
}

function relation(id: number, type: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

function sheetXml(rows: readonly (readonly WorkbookCell[])[], texts: string[]): string {
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(address(column, index), cell, texts));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function address(column: number, row: number): string {
  return `${String.fromCodePoint(65 + column)}${row + 1}`;
}

function cellXml(place: string, cell: WorkbookCell, texts: string[]): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
  return `<c r="${place}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
