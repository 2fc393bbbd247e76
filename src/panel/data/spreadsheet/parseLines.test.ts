import { expect, test } from 'vitest';

import type { ProductField } from '@/domain/product';
import type { SpreadsheetColumn } from '@/panel/domain/spreadsheet/productLine';
import type { Cell, Sheet } from '@/panel/domain/spreadsheet/sheet';

import { parseLines } from './parseLines';

const NOTHING = { partNumbers: [], lacksVat: false, leftOut: [], problems: [] };

function sheetWith(columns: Sheet['columns'], ...rows: Cell[][]): Sheet {
  const numbered = rows.map((cells, at) => ({ line: at + 2, cells }));
  return { name: '', headings: [], rows: numbered, columns, lacksVat: false };
}

async function pricesOf(...cells: string[]) {
  const sheet = sheetWith(['name', 'price'], ...cells.map((cell) => ['Far', cell]));
  return (await parseLines(sheet)).lines.map(({ values }) => values.price);
}

async function lineWith(field: SpreadsheetColumn, cell: Cell) {
  const { lines } = await parseLines(sheetWith(['name', field], ['Far', cell]));
  return lines[0];
}

test.each<[ProductField, Cell, unknown]>([
  ['price', '1.250,50 TL', 1250.5],
  ['price', '\u202A1.250,50\u00A0TL\u202C', 1250.5],
  ['category', 'Fren\u200B\n sistemi', 'Fren sistemi'],
  ['description', '•\tÖn\r\n•\u00A0Arka\uFEFF', '• Ön\n• Arka'],
  ['price', "'1.250,75", 1250.75],
  ['price', 99.989_999_999, 99.99],
  ['price', 0, 0],
  ['price', '-', 0],
  ['price', 'Fiyat sorunuz', 0],
  ['price', '1250,- TL', 1250],
  ['price', '1250,00-TL', 1250],
  ['price', '1250 TL/Adet', 1250],
  ['price', '1.250,0000', 1250],
  ['price', '1250.00 TRY', 1250],
  ['price', '1’250,50', 1250.5],
  ['price', 'ARAYINIZ!', 0],
  ['discount', '%16', 16],
  ['discount', '16 %', 16],
  ['discount', 16.7, 16],
  ['discount', 0.16, 16],
  ['discount', "'16", 16],
  ['inStock', "'0", false],
  ['inStock', 'VAR', true],
  ['inStock', 'tükendi', false],
  ['inStock', 'TUKENDI', false],
  ['inStock', '1', true],
  ['inStock', '0', false],
  ['inStock', '0,00', false],
  ['inStock', '12 adet', true],
  ['inStock', '-3', false],
  ['inStock', '5+', true],
  ['inStock', '> 10', true],
  ['inStock', '3-5', true],
  ['inStock', 'Son 2', true],
  ['inStock', 'Kritik', true],
  ['inStock', 'Stok Yok', false],
  ['inStock', 3, true],
  ['inStock', -3, false],
  ['inStock', true, true],
  ['brand', 3, '3'],
  ['brand', 'A\0B \uD83D', 'AB \uFFFD'],
  ['image', 'images/a b.webp', 'images/a%20b.webp'],
])('%s: %j is %j', async (field, cell, value) => {
  expect(await lineWith(field, cell)).toEqual({
    ...NOTHING,
    line: 2,
    values: { name: 'Far', [field]: value },
  });
});

test.each<[ProductField, Cell]>([
  ['price', 'teklif alınız'],
  ['price', -5],
  ['price', 100_000_001],
  ['price', true],
])('%s: %j is named as unreadable', async (field, cell) => {
  expect((await lineWith(field, cell))?.problems).toEqual([
    { kind: 'unreadable', field, text: String(cell) },
  ]);
});

test.each<[SpreadsheetColumn, Cell]>([
  ['discount', '101'],
  ['discount', 'çok'],
  ['inStock', 'SORUNUZ'],
  ['image', 'javascript:alert(1)'],
  ['originalPrice', 'eski'],
  ['partNumbers', '-1'],
  ['partNumbers', 'ORJİNAL'],
])('%s: %j does not cost the line', async (field, cell) => {
  const leftOut = [{ kind: 'unreadable', field, text: String(cell) }];
  expect(await lineWith(field, cell)).toEqual({
    ...NOTHING,
    line: 2,
    values: { name: 'Far' },
    leftOut,
  });
});

test('a text that is too long is named, an emoji counts once', async () => {
  expect((await lineWith('category', '😀'.repeat(60)))?.problems).toEqual([]);
  expect((await lineWith('category', 'a'.repeat(61)))?.problems).toEqual([
    { kind: 'tooLong', field: 'category', most: 60 },
  ]);
});

test('a blank cell says nothing, a line needs no name', async () => {
  const sheet = sheetWith(
    ['name', 'brand', undefined],
    [' ', 'BOSCH', 'x'],
    ['', ' ', 'x'],
    ['Far', '', 'x'],
  );
  expect(await parseLines(sheet)).toEqual({
    notParts: 0,
    hidden: 0,
    lines: [
      { ...NOTHING, line: 2, values: { brand: 'BOSCH' } },
      { ...NOTHING, line: 3, values: {} },
      { ...NOTHING, line: 4, values: { name: 'Far' } },
    ],
  });
});

test.each<[Cell, object]>([
  ['0 986 424 797', { partNumbers: ['0 986 424 797'] }],
  [98_642_479_712_345, { partNumbers: ['98642479712345'] }],
  ['5W-30', { partNumbers: ['5W-30'] }],
  ['1K0698151 / 5K0698151, 1k0 698 151', { partNumbers: ['1K0698151', '5K0698151'] }],
  ['1K0615301AA/5Q0615301F', { partNumbers: ['1K0615301AA', '5Q0615301F'] }],
  ['1K0 698 151|3Q0 698', { partNumbers: ['1K0 698 151', '3Q0 698'] }],
  ['W 712/95', { partNumbers: ['W 712/95'] }],
  ['-', {}],
  [999_999_999_999_999, { partNumbers: ['999999999999999'] }],
  [1_000_000_000_000_000, { partNumbers: ['1.00000000000000E+15'] }],
  ['1,23457E+12', { partNumbers: ['1.23457E+12'] }],
  ['05.Eki', { problems: [{ kind: 'spoilt', text: '05.Eki' }] }],
  ['05.10.2026', { problems: [{ kind: 'spoilt', text: '05.10.2026' }] }],
  ['#YOK', { leftOut: [{ kind: 'error', text: '#YOK' }] }],
])('of the part numbers in %j is read: %j', async (cell, expected) => {
  expect(await lineWith('partNumbers', cell)).toMatchObject({ ...NOTHING, ...expected });
});

async function pricesIn(sheet: Sheet) {
  const { lines } = await parseLines(sheet);
  return lines.map(({ values, currency }) => [values.price, currency]);
}

test('another currency is that of a column of its own, of the heading or of the cell', async () => {
  const columns = ['name', 'price', 'currency'] as const;
  const byLine = sheetWith(columns, ['Far', 45, 'EUR'], ['Disk', '45 TL', 'EUR'], ['Buji', 45, '']);
  expect(await pricesIn(byLine)).toEqual([
    [45, 'EUR'],
    [45, undefined],
    [45, undefined],
  ]);
  const byHeading = sheetWith(['name', 'price'], ['Far', 45], ['Disk', '12,50 €'], ['Buji', '-']);
  expect(await pricesIn({ ...byHeading, headings: ['Ürün', 'Fiyat (USD)'] })).toEqual([
    [45, 'USD'],
    [12.5, 'EUR'],
    [0, undefined],
  ]);
});

test('make, model and year of a vehicle may stand in columns of their own', async () => {
  const columns = ['vehicles', 'name', 'vehicles', 'vehicles'] as const;
  const { lines } = await parseLines(sheetWith(columns, ['Fiat', 'Far', 'Doblo', 2015]));
  expect(lines[0]?.values).toEqual({ name: 'Far', vehicles: 'Fiat Doblo 2015' });
  const long = 'x'.repeat(1000);
  const longer = await parseLines(sheetWith(columns, [long, 'Far', long]));
  expect(longer.lines[0]?.values.vehicles).toBe(long);
});

test('a heading of a group is known to the lines below it', async () => {
  const columns = ['name', 'brand', 'price'] as const;
  const sheet = sheetWith(
    columns,
    ['A', '', 1],
    ['FREN GRUBU'],
    ['B', '', 1],
    ['', 'ŞASİ'],
    ['C', '', 1],
  );
  const { lines } = await parseLines(sheet);
  expect(lines.map(({ group }) => group)).toEqual([undefined, 'FREN GRUBU', 'ŞASİ']);
});

test('a heading of a group is no part of a spreadsheet with two columns', async () => {
  const { lines, notParts } = await parseLines(
    sheetWith(['name', 'price'], ['FREN GRUBU'], ['Balata', 1], ['Disk']),
  );
  expect(lines.map(({ values, group }) => [values.name, group])).toEqual([
    ['Balata', 'FREN GRUBU'],
    ['Disk', 'FREN GRUBU'],
  ]);
  expect(notParts).toBe(1);
});

test('1,250.00 is 1250 only where no other price of the column has a Turkish comma', async () => {
  expect(await pricesOf('1,250.00', '1,300', '45.5')).toEqual([1250, 1300, 45.5]);
  expect(await pricesOf('1,250.00', '1.250', '12,50')).toEqual([undefined, 1250, 12.5]);
});

test('a second column stands behind each name, and keeps its own meaning', async () => {
  const sheet = sheetWith(
    ['name', 'vehicles'],
    ['Ön Balata', 'Golf VII'],
    ['Far', ''],
    ['', 'Egea'],
  );
  const { lines } = await parseLines({ ...sheet, headings: ['CİNSİ', 'ARAÇ'] }, 'ARAÇ');
  expect(lines.map(({ values }) => values)).toEqual([
    { name: 'Ön Balata Golf VII', vehicles: 'Golf VII' },
    { name: 'Far' },
    { vehicles: 'Egea' },
  ]);
});
