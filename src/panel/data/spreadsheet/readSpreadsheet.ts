import { unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';

import { readCsv } from './readCsv';
import { type Cell, type FileProblem, type Sheet, toSheet } from './sheet';

const STARTS = {
  zip: [0x50, 0x4b],
  // Excel files of before 2007, and encrypted ones of today.
  oldExcel: [0xd0, 0xcf, 0x11, 0xe0],
} as const;

const MOST_BYTES = 20 * 1024 * 1024;
/** A damaged or hostile file of some kilobytes can hold gigabytes. */
const MOST_UNPACKED = 100 * 1024 * 1024;

/** .xlsx and .csv, whatever the file's name ends with (D21). */
export async function readSpreadsheet(file: Blob): Promise<Sheet | FileProblem> {
  if (file.size > MOST_BYTES) return 'tooLarge';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (startsWith(bytes, STARTS.oldExcel)) return 'oldExcel';
    const isZip = startsWith(bytes, STARTS.zip);
    if (!isZip && isBinary(bytes)) return 'notAList';
    const cells = isZip ? await readXlsx(bytes) : readCsv(bytes);
    return cells === 'tooLarge' ? cells : toSheet(cells);
  } catch (error) {
    console.error('The spreadsheet cannot be read', error);
    return 'broken';
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Pictures and PDF files contain zeros. So does UTF-16, which starts with a mark. */
function isBinary(bytes: Uint8Array): boolean {
  const isMarked = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  return startsWith(bytes, [0x25, 0x50, 0x44, 0x46]) || (!isMarked && bytes.includes(0));
}

/** The first sheet that has any cells. Rejects where the file is broken. */
async function readXlsx(bytes: Uint8Array): Promise<Cell[][] | 'tooLarge'> {
  let unpacked = 0;
  // Unpacked here: the library would start a worker from a blob, which our Content-Security-Policy forbids (D24).
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      unpacked += originalSize;
      return unpacked <= MOST_UNPACKED;
    },
  });
  if (unpacked > MOST_UNPACKED) return 'tooLarge';
  const workbook = await readWorkbook(new Blob([zipSync(files, { level: 0 })]));
  const sheet = workbook.find(({ data }) => data.length > 0);
  return (sheet?.data ?? []).map((row) => row.map(toCell));
}

function toCell(value: unknown): Cell {
  if (value instanceof Date) return value.toLocaleDateString('tr-TR', { timeZone: 'UTC' });
  const isCell = ['string', 'number', 'boolean'].includes(typeof value);
  return isCell ? (value as Cell) : '';
}
