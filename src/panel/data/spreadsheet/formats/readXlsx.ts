import { strFromU8, unzipSync } from 'fflate';

import { mapInPieces, pause } from '@/panel/data/inPieces';
import { type FileProblem, isBlank, type Table } from '@/panel/data/spreadsheet/recognizeSheets';
import type { Cell } from '@/panel/domain/spreadsheet/sheet';

import { numberStyles, type ShowNumber } from './cellFormats';
import { attribute, decodeEntities, elementsOf } from './markup';

/** A damaged or hostile file of some kilobytes can hold gigabytes. */
const MOST_UNPACKED = 100 * 1024 * 1024;

/** Files of other programs are zipped, too. Each is known by a file inside. */
const OTHER_FORMATS = new Map<string, FileProblem>([
  ['xl/workbook.bin', 'xlsb'],
  ['content.xml', 'ods'],
  ['Index/Document.iwa', 'numbers'],
]);

/**
 * Each sheet of a workbook. Throws where the file is broken. Written by hand because libraries read a sheet in one task,
 * which holds the page for seconds, and drop what a number's format says.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Table[] | FileProblem> {
  const names: string[] = [];
  let unpacked = 0;
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      names.push(name);
      if (name.endsWith('.xml')) unpacked += originalSize;
      return false;
    },
  });
  const [otherFormat] = names.flatMap((name) => OTHER_FORMATS.get(name) ?? []);
  if (otherFormat !== undefined) return otherFormat;
  if (!names.includes('xl/workbook.xml')) return 'notASpreadsheet';
  if (unpacked > MOST_UNPACKED) return 'tooLarge';

  const read = async (isWanted: (name: string) => boolean): Promise<string> => {
    await pause();
    const [file] = Object.values(unzipSync(bytes, { filter: ({ name }) => isWanted(name) }));
    return file === undefined ? '' : strFromU8(file);
  };
  const sharedTexts = await read((name) => /sharedStrings\w*\.xml$/i.test(name));
  const texts = await mapInPieces(elementsOf(sharedTexts, 'si'), readText);
  const styles = numberStyles(await read((name) => /styles\.xml$/i.test(name)));
  const relations = elementsOf(
    await read((name) => name === 'xl/_rels/workbook.xml.rels'),
    'Relationship',
  );
  const tables: Table[] = [];
  const sheets = elementsOf(await read((name) => name === 'xl/workbook.xml'), 'sheet');
  for (const sheet of sheets.filter((one) => !/hidden/i.test(attribute(one, 'state')))) {
    const relation = relations.find((one) => attribute(one, 'id') === attribute(sheet, 'id')) ?? '';
    const file = attribute(relation, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/');
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other needs less memory
    const xml = await read((name) => name === file);
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    const rows = await mapInPieces(elementsOf(xml, 'row'), (row, at) => ({
      line: Number(attribute(row, 'r')) || at + 1,
      cells: readCells(row, texts, styles),
      isHidden: /^(?:1|true)$/.test(attribute(row, 'hidden')),
    }));
    fillMergedCells(rows, elementsOf(xml, 'mergeCell'));
    tables.push({ name: attribute(sheet, 'name'), rows });
  }
  return tables;
}

function readCells(row: string, texts: readonly string[], styles: readonly ShowNumber[]): Cell[] {
  const cells: Cell[] = [];
  for (const cell of elementsOf(row, 'c')) {
    const column = columnOf(attribute(cell, 'r')) ?? cells.length;
    while (cells.length < column) cells.push('');
    cells[column] = readCell(cell, texts, styles);
  }
  return cells;
}

/** The value of a cell that is merged over several lines counts for each that has something of its own. */
function fillMergedCells(rows: readonly { line: number; cells: Cell[] }[], merged: string[]): void {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  const cellsOf = new Map(filled.map(({ line, cells }) => [line, cells]));
  const lastLine = filled.at(-1)?.line ?? 0;
  for (const range of merged) {
    const [start = '', end = ''] = attribute(range, 'ref').split(':');
    const column = columnOf(start) ?? 0;
    const value = cellsOf.get(lineOf(start))?.[column] ?? '';
    for (let line = lineOf(start) + 1; line <= Math.min(lineOf(end), lastLine); line += 1) {
      const cells = cellsOf.get(line) ?? [];
      while (cells.length < column) cells.push('');
      cells[column] = value;
    }
  }
}

const lineOf = (address: string) => Number(address.replace(/^\D+/, ''));

/** The place of the column of `AB12`, counted from 0. */
function columnOf(address: string): number | undefined {
  const letters = address.replace(/\d+$/, '');
  if (letters === '') return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)/;

function readCell(cell: string, texts: readonly string[], styles: readonly ShowNumber[]): Cell {
  const type = attribute(cell, 't');
  if (type === 'inlineStr') return readText(cell);
  const value = decodeEntities(VALUE.exec(cell)?.[1] ?? '');
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1';
  // A formula's text, an error such as #N/A, a date.
  if (type !== '' && type !== 'n') return unescaped(value);
  if (value === '' || Number.isNaN(Number(value))) return value;
  return (styles[Number(attribute(cell, 's'))] ?? Number)(value);
}

const TEXTS = /<(?:\w+:)?t(?:\s[^>]*)?>[^<]*/g;

/** A text of several formats has several pieces. Behind them are the reading aids of Japanese texts. */
function readText(element: string): string {
  const [written = ''] = element.split(/<(?:\w+:)?rPh\b/, 1);
  const texts = written.match(TEXTS)?.map((text) => text.slice(text.indexOf('>') + 1));
  return unescaped(decodeEntities(texts?.join('') ?? ''));
}

/** Excel writes signs that XML does not allow as `_x000D_`. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
