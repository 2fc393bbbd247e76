import { unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';

import type { Cell } from './sheet';

/** Unpacked. A damaged or hostile file of some kilobytes can hold gigabytes. */
const MOST_BYTES = 100 * 1024 * 1024;

/** The first sheet that has any cells. Rejects where the file is broken. */
export async function readXlsx(bytes: Uint8Array): Promise<Cell[][] | 'tooLarge'> {
  let unpacked = 0;
  // Unpacked here: the library would start a worker from a blob, which our Content-Security-Policy forbids (D24).
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      unpacked += originalSize;
      return unpacked <= MOST_BYTES;
    },
  });
  if (unpacked > MOST_BYTES) return 'tooLarge';
  const workbook = await readWorkbook(new Blob([zipSync(files, { level: 0 })]));
  const sheet = workbook.find(({ data }) => data.length > 0);
  return (sheet?.data ?? []).map((row) => row.map(toCell));
}

function toCell(value: unknown): Cell {
  if (value instanceof Date) return value.toLocaleDateString('tr-TR', { timeZone: 'UTC' });
  const isCell = ['string', 'number', 'boolean'].includes(typeof value);
  return isCell ? (value as Cell) : '';
}
