import { expect, test } from 'vitest';

import { type ProductField } from '@/domain/product';

import { parseLines } from './parseLines';
import type { Cell } from './sheet';
import { recognizeColumns } from './sheet';

function lineWith(field: ProductField, cell: Cell) {
  const rows = [{ line: 2, cells: ['Far', cell] }];
  return parseLines({ headings: [], rows, columns: ['name', field] })[0];
}

test.each([
  ['ÜRÜN ADI', 'name'],
  ['ürün adi', 'name'],
  ['  Ürün   Adı: ', 'name'],
  ['SATIŞ FİYATI (TL)', 'price'],
  ['Birim Fiyat', 'price'],
  ['Orijinal Fiyat (TL)', 'originalPrice'],
  ['İNDİRİM (%)', 'discount'],
  ['Stok Miktarı', 'inStock'],
  ['Görsel URL', 'image'],
  ['Raf', undefined],
  ['', undefined],
])('the heading %j means %s', (heading, field) => {
  expect(recognizeColumns([heading])).toEqual([field]);
});

test('of two columns with the same meaning the first counts', () => {
  expect(recognizeColumns(['Fiyat', 'Satış Fiyatı'])).toEqual(['price', undefined]);
});

test.each<[ProductField, Cell, unknown]>([
  ['price', '1.250,50 TL', 1250.5],
  ['price', '\u202A1.250,50\u00A0TL\u202C', 1250.5],
  ['category', 'Fren\u200B\n sistemi', 'Fren sistemi'],
  ['description', '•\tÖn\r\n•\u00A0Arka\uFEFF', '• Ön\n• Arka'],
  ['price', "'1.250,75", 1250.75],
  ['price', 99.989_999_999, 99.99],
  ['price', 0, 0],
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
  ['inStock', 3, true],
  ['inStock', -3, false],
  ['inStock', true, true],
  ['brand', 3, '3'],
  ['brand', 'A\0B \uD83D', 'AB \uFFFD'],
  ['image', 'images/a b.webp', 'images/a%20b.webp'],
])('%s: %j is %j', (field, cell, value) => {
  expect(lineWith(field, cell)).toEqual({
    line: 2,
    problems: [],
    values: { name: 'Far', [field]: value },
  });
});

test.each<[ProductField, Cell]>([
  ['price', 'teklif alınız'],
  ['price', -5],
  ['price', 100_000_001],
  ['price', true],
  ['discount', '101'],
  ['discount', 'çok'],
  ['inStock', 'belki'],
  ['image', 'javascript:alert(1)'],
])('%s: %j is named as unreadable', (field, cell) => {
  expect(lineWith(field, cell)?.problems).toEqual([
    { kind: 'unreadable', field, text: String(cell) },
  ]);
});

test('a text that is too long is named, an emoji counts once', () => {
  expect(lineWith('category', '😀'.repeat(60))?.problems).toEqual([]);
  expect(lineWith('category', 'a'.repeat(61))?.problems).toEqual([
    { kind: 'tooLong', field: 'category', most: 60 },
  ]);
});

test('a blank cell says nothing; a line without a name is named, also where only unused columns have text', () => {
  const rows = [
    { line: 2, cells: [' ', 'BOSCH', 'x'] },
    { line: 3, cells: ['', ' ', 'x'] },
    { line: 4, cells: ['Far', ''] },
  ];
  expect(parseLines({ headings: [], rows, columns: ['name', 'brand', undefined] })).toEqual([
    { line: 2, values: { brand: 'BOSCH' }, problems: [{ kind: 'missing', field: 'name' }] },
    { line: 3, values: {}, problems: [{ kind: 'missing', field: 'name' }] },
    { line: 4, values: { name: 'Far' }, problems: [] },
  ]);
});
