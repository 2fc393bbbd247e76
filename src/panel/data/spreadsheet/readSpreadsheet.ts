import type { Sheet } from '@/panel/domain/spreadsheet/sheet';

import { readCsv } from './formats/readCsv';
import { readHtml } from './formats/readHtml';
import { readXlsx } from './formats/readXlsx';
import { type FileProblem, type Table, toSheets } from './recognizeSheets';

const MOST_BYTES = 20 * 1024 * 1024;
const SEARCHED = 1024;

/** What files of other kinds begin with, each byte as a letter. */
const OTHER_KINDS: readonly (readonly [RegExp, FileProblem])[] = [
  [/^%PDF/, 'pdf'],
  [/^(?:\u0089PNG|\u00FF\u00D8\u00FF|GIF8|BM|II\*|MM\0|RIFF....WEBP|....ftyp)/s, 'picture'],
];

/** The sheets of .xlsx, .csv and tables of web pages, whatever the file's name ends with (D21, D35). */
export async function readSpreadsheet(file: Blob): Promise<readonly Sheet[] | FileProblem> {
  if (file.size > MOST_BYTES) return 'tooLarge';
  if (file.size === 0) return 'noContent';
  try {
    const tables = await readTables(new Uint8Array(await file.arrayBuffer()));
    return typeof tables === 'string' ? tables : toSheets(tables);
  } catch (error) {
    console.error('The spreadsheet cannot be read', error);
    return 'broken';
  }
}

async function readTables(bytes: Uint8Array): Promise<readonly Table[] | FileProblem> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SEARCHED));
  const [, otherKind] = OTHER_KINDS.find(([beginning]) => beginning.test(start)) ?? [];
  if (otherKind !== undefined) return otherKind;
  if (start.startsWith('PK')) return readXlsx(bytes);
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0'))
    return isEncrypted(bytes) ? 'locked' : 'oldExcel';
  // Some old programs leave zeros in their texts.
  const text = decodeText(bytes).replaceAll('\0', '');
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet')) return 'xml2003';
  return /^\s*</.test(text) && /<table\b/i.test(text)
    ? readHtml(text)
    : [{ name: '', rows: readCsv(text) }];
}

/** Excel packs a workbook with a password into a file of the old kind. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
}

/** Excel on Turkish Windows writes windows-1254, UTF-8 with a mark, or UTF-16 ("Unicode metni"), which other programs write without a mark. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, 'windows-1254');
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}
