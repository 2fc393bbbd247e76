import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { workbook } from '@/panel/data/testing/workbook';
import type { ProductLine, ProductValues } from '@/panel/domain/spreadsheet/productLine';
import type { Sheet } from '@/panel/domain/spreadsheet/sheet';

import { parseLines } from './parseLines';
import { readSpreadsheet } from './readSpreadsheet';
import { bestSheet } from './recognizeSheets';

const CSV = [
  'STOK ADI;MARKA;GRUBU;SATIŞ FİYATI;ESKİ FİYAT;STOK;RAF',
  '"Işık Müşürü; Golf ""4""";BOSCH;Elektrik;"1.250,50 TL";1.400,00;3;A1',
  'Şanzıman Kulağı;FEBI;Şanzıman;320,5;;Yok;B2',
].join('\r\n');

const WINDOWS_1254 = new Map(
  Object.entries({ ş: 0xfe, Ş: 0xde, ı: 0xfd, İ: 0xdd, ğ: 0xf0, Ğ: 0xd0 }),
);

function windows1254(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => WINDOWS_1254.get(letter) ?? letter.charCodeAt(0));
}

function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

async function sheetOf(...parts: BlobPart[]): Promise<Sheet> {
  const sheets = await readSpreadsheet(new Blob(parts));
  if (typeof sheets === 'string') throw new Error(sheets);
  const best = bestSheet(sheets);
  if (best === undefined) throw new Error('no sheet');
  return best;
}

const linesOf = async (sheet: Sheet) => (await parseLines(sheet)).lines;

function right(line: number, values: ProductValues): ProductLine {
  return { line, values, partNumbers: [], lacksVat: false, leftOut: [], problems: [] };
}

/** A workbook whose directory says that its first file is larger than what is read. */
async function swollen(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await workbook([['Ürün'], ['Far']]).arrayBuffer());
  const entry = bytes.findLastIndex((_, at) => 'PK\u0001\u0002' === latin1(bytes, at));
  new DataView(bytes.buffer).setUint32(entry + 24, 100 * 1024 * 1024 + 1, true);
  return bytes;
}

function latin1(bytes: Uint8Array, at: number): string {
  return String.fromCodePoint(...bytes.subarray(at, at + 4));
}

/** Begins as an old Excel file does, and names its content in UTF-16. */
const encrypted = new Blob([
  Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
  utf16('EncryptedPackage', true),
]);

const tabs = CSV.replaceAll(';', '\t').replace('Müşürü\t', 'Müşürü;');

test.each([
  ['windows-1254', windows1254(CSV)],
  ['UTF-8', CSV],
  ['UTF-8 with a mark', `\uFEFF${CSV}`],
  ['UTF-16 with tabs', utf16(`\uFEFF${tabs}`, true)],
  ['UTF-16, the other way round', utf16(`\uFEFF${tabs}`, false)],
  ['UTF-16 without a mark', utf16(tabs, true)],
  ['line ends of old Macs', CSV.replaceAll('\r\n', '\r')],
  ['UTF-8 with zero bytes', CSV.replaceAll(';', '\0;')],
  ['a separator in the first line', `sep=;\r\n${CSV}`],
])('a CSV file in %s is read', async (name, bytes) => {
  const sheet = await sheetOf(bytes);
  const first = name.startsWith('a separator') ? 3 : 2;
  expect(sheet.columns.join()).toBe('name,brand,category,price,originalPrice,inStock,');
  expect(sheet.headings[6]).toBe('RAF');
  expect(await linesOf(sheet)).toEqual([
    right(first, {
      name: 'Işık Müşürü; Golf "4"',
      brand: 'BOSCH',
      category: 'Elektrik',
      price: 1250.5,
      originalPrice: 1400,
      inStock: true,
    }),
    right(first + 1, {
      name: 'Şanzıman Kulağı',
      brand: 'FEBI',
      category: 'Şanzıman',
      price: 320.5,
      inStock: false,
    }),
  ]);
});

test.each([';', '\t', ',', '|'])(
  'columns separated by %j are found although cells have commas',
  async (separator) => {
    const quoted = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(separator);
    const rows = [
      ['Ürün', 'Fiyat'],
      ['Yağ; 5,5 litre', '120,5'],
      ['Su, saf', '50,3'],
    ];
    const sheet = await sheetOf(rows.map(quoted).join('\n'));
    expect((await linesOf(sheet)).map(({ values }) => values)).toEqual([
      { name: 'Yağ; 5,5 litre', price: 120.5 },
      { name: 'Su, saf', price: 50.3 },
    ]);
  },
);

test.each(['sep=,', 'SEP=,'])('the separator of the first line is used: %s', async (first) => {
  const { headings, columns } = await sheetOf(`${first}\r\nKalem,Raf\r\n"Far; sol",A1`);
  expect(headings).toEqual(['Kalem', 'Raf']);
  expect(columns).toEqual([undefined, undefined]);
});

test('a workbook is read: numbers stay numbers, titles above the headings are skipped', async () => {
  const file = workbook(
    [],
    [
      ['STOK LİSTESİ'],
      [undefined, 'Ürün Adı', 'Fiyat', 'Stok', 'İndirim'],
      [undefined, 'Işık & Müşür', 1250.5, 3, 0.16],
      [],
      [undefined, 'Far', '1.320,50 TL', false, 11],
    ],
  );
  const sheet = await sheetOf(file);
  expect(sheet.columns).toEqual([undefined, 'name', 'price', 'inStock', 'discount']);
  expect(await linesOf(sheet)).toEqual([
    right(3, { name: 'Işık & Müşür', price: 1250.5, inStock: true, discount: 16 }),
    right(5, { name: 'Far', price: 1320.5, inStock: false, discount: 11 }),
  ]);
});

test('a hidden sheet is not read', async () => {
  const files = unzipSync(
    new Uint8Array(
      await workbook(
        [
          ['Ürün', 'Fiyat', 'Marka'],
          ['Eski', 1, 'X'],
        ],
        [['Ürün'], ['Far']],
      ).arrayBuffer(),
    ),
  );
  const book = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
  const hidden = strToU8(book.replace('name="Sayfa1"', '$& state="hidden"'));
  const sheet = await sheetOf(zipSync({ ...files, 'xl/workbook.xml': hidden }));
  expect(sheet.name).toBe('Sayfa2');
});

test('a workbook of 20,000 lines is read', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => [`Parça ${index}`, index + 0.5]);
  const sheet = await sheetOf(workbook([['Ürün', 'Fiyat'], ...lines]));
  expect(await linesOf(sheet)).toHaveLength(20_000);
});

test.each([
  ['quotes around a word', '"Sol" far;BOSCH;10', '"Sol" far'],
  ['a quote that nothing closes', '"Sol far;BOSCH;10', '"Sol far'],
  ['a quote that a later line closes', '"Sol far;BOSCH;10\nJant 15";BOSCH;10', '"Sol far'],
])('%s at the start of a cell lose no line', async (_, line, name) => {
  const proper = '"Far; ""sağ""\nuzun";BOSCH;10';
  const sheet = await sheetOf(
    ['Ürün;Marka;Fiyat', proper, line, proper, 'Far;BOSCH;20'].join('\n'),
  );
  const names = (await linesOf(sheet)).map(({ values }) => values.name);
  expect(names.slice(0, 2)).toEqual(['Far; "sağ" uzun', name]);
  expect(names.slice(-2)).toEqual(['Far; "sağ" uzun', 'Far']);
  expect(names).toHaveLength(4 + Number(line.includes('\n')));
});

test('a list without headings begins with its first line', async () => {
  const sheet = await sheetOf('0986;Far;1.250,00\n0987;Ayna;980,00');
  expect(sheet).toMatchObject({
    headings: ['', '', ''],
    columns: [undefined, undefined, undefined],
  });
  expect(sheet.rows.map(({ line }) => line)).toEqual([1, 2]);
});

test('a column of currencies is known by its cells', async () => {
  const { columns } = await sheetOf('Ad;Fiyat;Kur;Raf\nFar;18;EUR;A1\nAyna;950;TL;A2');
  expect(columns).toEqual(['name', 'price', 'currency', undefined]);
});

test('a formula that only holds a text is that text', async () => {
  const { rows } = await sheetOf('Kod;Fiyat\n="0986";="1,50"');
  expect(rows[0]?.cells).toEqual(['0986', '1,50']);
});

test('unknown headings leave the first line as the headings', async () => {
  const sheet = await sheetOf('Raf;Ne\n1;Far');
  expect(sheet).toMatchObject({ headings: ['Raf', 'Ne'], columns: [undefined, undefined] });
  expect(sheet.rows).toEqual([{ line: 2, cells: ['1', 'Far'] }]);
});

test.each([
  ['nothing', '', 'noContent'],
  ['a blank', ' ', 'empty'],
  ['headings only', 'Ürün Adı;Fiyat\r\n;;\r\n', 'empty'],
  ['an empty workbook', workbook([]), 'empty'],
  ['an .xls file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'oldExcel'],
  ['an encrypted file', encrypted, 'locked'],
  ['a .numbers file', zipSync({ 'Index/Document.iwa': strToU8('x') }), 'numbers'],
  ['another zipped file', zipSync({ 'word/document.xml': strToU8('x') }), 'notASpreadsheet'],
  ['a PDF file', '%PDF-1.7', 'pdf'],
  ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'picture'],
  ['a letter', 'Sayın Ahmet Bey,\nyarın, öğleden sonra, gelirim.\nSaygılar', 'notASpreadsheet'],
  [
    'a text with commas',
    'Far, stop, ayna\nyarın gelir\nbugün yok\nteklif, sonra',
    'notASpreadsheet',
  ],
  ['one line of text', 'Merhaba', 'notASpreadsheet'],
  ['a program', Uint8Array.from({ length: 4000 }, (_, at) => (at * at) % 251), 'notASpreadsheet'],
  ['a file above 20 MB', new Uint8Array(20 * 1024 * 1024 + 1), 'tooLarge'],
  ['a workbook of above 100 MB, unpacked', await swollen(), 'tooLarge'],
  ['half a workbook', workbook([['Ürün']]).slice(0, 300), 'broken'],
] as [string, BlobPart, string][])('%s cannot be read', async (_, content, problem) => {
  expect(await readSpreadsheet(new Blob([content]))).toBe(problem);
});
