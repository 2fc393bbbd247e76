import { strFromU8, unzipSync } from 'fflate';

import { type Cell, type FileProblem, isBlank, type Table } from '@/panel/data/spreadsheet/sheet';
import { mapInPieces, pause } from '@/panel/domain/spreadsheet/inPieces';

import { formatsOf, numberCell } from './cellFormats';
import { attribute, decodeEntities, elements, firstElement, type XmlElement } from './markup';

/** A damaged or hostile file of some kilobytes can hold gigabytes. */
const MOST_UNPACKED = 100 * 1024 * 1024;

/** Other files that are zipped, by a file inside. */
const OTHERS = new Map<string, FileProblem>([
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
  const [other] = names.flatMap((name) => OTHERS.get(name) ?? []);
  if (other !== undefined) return other;
  if (!names.includes('xl/workbook.xml')) return 'notAList';
  if (unpacked > MOST_UNPACKED) return 'tooLarge';

  const read = async (wanted: string | RegExp): Promise<string> => {
    await pause();
    const found = names.find(
      (name) => name === wanted || (wanted instanceof RegExp && wanted.test(name)),
    );
    const files = unzipSync(bytes, { filter: ({ name }) => name === found });
    return strFromU8(Object.values(files)[0] ?? new Uint8Array());
  };
  const texts = await mapInPieces(elements(await read(/sharedStrings\w*\.xml$/i), 'si'), textOf);
  const formats = formatsOf(await read(/styles\.xml$/i));
  const relations = await read('xl/_rels/workbook.xml.rels');
  const targets = new Map(
    [...elements(relations, 'Relationship')].map((relation) => [
      attribute(relation, 'Id'),
      attribute(relation, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  const tables: Table[] = [];
  for (const sheet of elements(await read('xl/workbook.xml'), 'sheet')) {
    const xml = await read(targets.get(attribute(sheet, 'id')) ?? '');
    const rows = await mapInPieces(elements(xml, 'row'), (row, at) => ({
      line: Number(attribute(row, 'r')) || at + 1,
      cells: readCells(row, texts, formats),
    }));
    tables.push({
      name: attribute(sheet, 'name'),
      rows: rows.filter(({ cells }) => !cells.every(isBlank)),
    });
  }
  return tables;
}

function readCells(row: XmlElement, texts: readonly string[], formats: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  for (const cell of elements(row.content, 'c')) {
    const column = columnOf(attribute(cell, 'r')) ?? cells.length;
    while (cells.length < column) cells.push('');
    cells[column] = readCell(cell, texts, formats);
  }
  return cells;
}

/** Of `AB12`, counted from 0. */
function columnOf(address: string): number | undefined {
  const letters = address.replace(/\d+$/, '');
  if (letters === '') return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell(cell: XmlElement, texts: readonly string[], formats: readonly string[]): Cell {
  const type = attribute(cell, 't');
  if (type === 'inlineStr') return textOf(cell);
  const value = decodeEntities(firstElement(cell.content, 'v'));
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1';
  // A formula's text, an error such as #N/A, a date.
  if (type !== '' && type !== 'n') return unescaped(value);
  return numberCell(value, formats[Number(attribute(cell, 's') || 0)] ?? '');
}

/** Texts of several formats have several parts. The reading aids of Japanese texts are left out. */
function textOf({ content }: XmlElement): string {
  const isPlain = content.startsWith('<t');
  const parts = isPlain ? [] : elements(content.replace(/<(\w+:)?rPh\b.*?<\/\1?rPh>/gs, ''), 't');
  const text = isPlain
    ? firstElement(content, 't')
    : [...parts].map((part) => part.content).join('');
  return unescaped(decodeEntities(text));
}

/** Excel writes signs that XML does not allow as `_x000D_`. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
