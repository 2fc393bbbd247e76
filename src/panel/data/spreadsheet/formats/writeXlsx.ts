import { strToU8, Zip, ZipDeflate } from 'fflate';

import { mapInPieces } from '@/panel/data/inPieces';
import type { Cell } from '@/panel/domain/spreadsheet/sheet';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OPEN_XML = 'http://schemas.openxmlformats.org';
const MAIN = `${OPEN_XML}/spreadsheetml/2006/main`;
const OFFICE = `${OPEN_XML}/officeDocument/2006/relationships`;
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The second style is that of texts: Excel leaves `0986424111` and `05.10` as they are. */
const STYLES = [
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>',
].join('');

const SHEET = 'xl/worksheets/sheet1.xml';
const FILES = {
  '[Content_Types].xml': `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${typeOf('xl/workbook.xml', 'sheet.main')}${typeOf('xl/styles.xml', 'styles')}${typeOf(SHEET, 'worksheet')}</Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Liste" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(['worksheet', `/${SHEET}`], ['styles', '/xl/styles.xml']),
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${STYLES}</styleSheet>`,
};

function typeOf(file: string, type: string): string {
  return `<Override PartName="/${file}" ContentType="${CONTENT}.${type}+xml"/>`;
}

function relations(...targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${OPEN_XML}/package/2006/relationships">${all.join('')}</Relationships>`;
}

/** Two files with one content are the same, byte for byte. */
const FILE_DATE = new Date(2026, 0, 1);

/**
 * A workbook with one sheet, whose first row stays on screen. The rows are packed one after the other, because 50,000 at once
 * need more memory than a phone has. Written by hand because libraries start workers, which the policy of the page forbids.
 */
export async function writeXlsx(
  isTextColumn: readonly boolean[],
  rows: readonly (readonly Cell[])[],
): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const begin = (name: string) => {
    const file = new ZipDeflate(name, { level: 1 });
    file.mtime = FILE_DATE;
    zip.add(file);
    return (text: string, isLast: boolean) => file.push(strToU8(text), isLast);
  };
  for (const [name, content] of Object.entries(FILES)) begin(name)(HEAD + content, true);

  const write = begin(SHEET);
  const columns = isTextColumn.map((isText, at) => {
    const [place, style] = [at + 1, Number(isText)];
    return `<col min="${place}" max="${place}" width="20" customWidth="1" style="${style}"/>`;
  });
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  write(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`,
    false,
  );
  await mapInPieces(rows, (row, at) => write(rowXml(row, at + 1), false));
  const range = `A1:${letters(isTextColumn.length - 1)}${rows.length}`;
  write(
    `</sheetData><ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors></worksheet>`,
    true,
  );
  zip.end();
  return new Blob(pieces, { type: `${CONTENT}.sheet` });
}

function rowXml(row: readonly Cell[], line: number): string {
  const cells = row.map((cell, column) => cellXml(`${letters(column)}${line}`, cell));
  return `<row r="${line}">${cells.join('')}</row>`;
}

function letters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function cellXml(place: string, cell: Cell): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
  return `<c r="${place}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Excel writes what XML does not allow as `_xFFFF_`, and the beginning of a text like this one as `_x005F_`. */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/[\uFFFE\uFFFF]/g, (mark) => (mark === '\uFFFE' ? '_xFFFE_' : '_xFFFF_'));
}
