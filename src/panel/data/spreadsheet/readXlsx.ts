import { unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';

import type { Cell } from './sheet';

/** The first sheet that has any cells. Rejects where the file is broken. */
export async function readXlsx(bytes: Uint8Array): Promise<Cell[][]> {
  // Unpacked here: the library would start a worker from a blob, which our Content-Security-Policy forbids (D24).
  const files = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
  const workbook = await readWorkbook(new Blob([zipSync(files, { level: 0 })]));
  const sheet = workbook.find(({ data }) => data.length > 0);
  return (sheet?.data ?? []).map((row) => row.map(toCell));
}

function toCell(value: unknown): Cell {
  if (value instanceof Date) return value.toLocaleDateString('tr-TR', { timeZone: 'UTC' });
  const isCell = ['string', 'number', 'boolean'].includes(typeof value);
  return isCell ? (value as Cell) : '';
}
