import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseItem } from '@/data/schema/parseItems';
import { sampleCatalog } from '@/data/schema/samples';
import type { Product } from '@/domain/product';
import { joinDescription } from '@/domain/products/partNumbers/partNumbers';
import { sampleProducts } from '@/panel/content/files/sampleProducts';
import { NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';
import { compareAtOnce } from '@/panel/domain/testing/compareAtOnce';

import { parseLines } from './parseLines';
import { readSpreadsheet } from './readSpreadsheet';
import { writeSpreadsheet, writeWrongLines } from './writeSpreadsheet';

async function readBack(text: string) {
  const sheets = await readSpreadsheet(new Blob([text]));
  const [sheet] = typeof sheets === 'string' ? [] : sheets;
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc
      .array(
        fc.constantFrom(...Array.from(`=+-@'";,\t\r\n ışİĞa1`), '\r\n', '""', 'Var', '\uFEFF'),
        {
          maxLength: 12,
        },
      )
      .map((parts) => parts.join('')),
  )
  .map((any) => any.replaceAll('\0', ''));
const name = text.filter((any) => any.trim() !== '').map((any) => any.slice(0, 60));
const price = fc.integer({ min: 0, max: 10_000_000_000 }).map((kurus) => kurus / 100);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const number = fc.constantFrom(
  '0986424111',
  '986424111',
  'A 1',
  'a-1',
  '00',
  '8690123456789',
  '5W',
);
const listed = fc.array(number, { minLength: 1, maxLength: 3 });
const description = fc
  .tuple(text, fc.option(listed, { nil: [] }))
  .map(([words, numbers]) => joinDescription({ text: words, partNumbers: numbers }));
const product = fc
  .record({
    id: fc.constant(0),
    name: fc.oneof(name, fc.constantFrom('Far', 'FAR', 'far ')),
    price,
    originalPrice: optional(price),
    image: fc.constantFrom('', 'images/a.webp', 'https://x.example/a%20b.jpg?c=1;2,3'),
    category: fc.oneof(name, fc.constantFrom('Şanzıman', 'ŞANZIMAN')),
    brand: fc.oneof(name, fc.constantFrom('BOSCH', 'Bosch')),
    vehicles: optional(text),
    description,
    inStock: fc.boolean(),
    discount: optional(fc.integer({ min: 0, max: 100 })),
  })
  .map((any) => parseItem('products', any))
  .filter((parsed) => parsed !== undefined);
const products = fc
  .array(product, { minLength: 1, maxLength: 30 })
  .map((all): Product[] => all.map((one, index) => ({ ...one, id: index + 1 })));

test('a spreadsheet that is read back changes nothing, whatever is in it', async () => {
  await fc.assert(
    fc.asyncProperty(products, async (all) => {
      const sheet = await readBack(writeSpreadsheet(all));
      const { lines, notParts } = await parseLines(sheet);
      const changes = await compareAtOnce({ products: all, brands: [] }, lines, NO_CHOICES);
      expect(notParts).toBe(0);
      expect(changes).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: all.length,
        wrong: [],
        newBrands: [],
        changes: { added: [], edited: [], deleted: [] },
      });
    }),
    { numRuns: 100 },
  );
});

test('the file is what a Turkish Excel opens by double-click', () => {
  const [first] = sampleCatalog.products;
  const csv = writeSpreadsheet([
    { ...first, price: 320.5, description: '=HYPERLINK("x")\nikinci\nParça no: 0986 424, 1K0' },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFÜrün Adı;Parça No;Marka;Kategori;Fiyat (TL);Orijinal Fiyat (TL);İndirim (%);Stok;Uyumlu Araçlar;Açıklama;Görsel URL',
    `Debriyaj Seti (Baskı, Balata, Rulman);0986 424, 1K0;SACHS;Debriyaj;320,50;3400;16;Var;;"'=HYPERLINK(""x"")\nikinci";images/products/debriyaj-seti.webp`,
    '',
  ]);
});

test('a list says when it was made, in the heading of a column that is not used and may be deleted', async () => {
  const [first] = sampleCatalog.products;
  if (first === undefined) throw new Error('There are four');
  const csv = writeSpreadsheet([first], new Date(2026, 10, 27, 14, 32));
  expect(csv.split('\r\n')[0]).toMatch(/;Liste zamanı: 27\.11\.2026 14\.32$/);
  const { madeAt, ...sheet } = await readBack(csv);
  expect(madeAt).toBe('27.11.2026 14.32');
  expect({ madeAt: undefined, ...sheet }).toEqual(await readBack(writeSpreadsheet([first])));
});

test.each(['=1', '+90', '-5', '@a', "'=1", "''-5"])(
  'no cell starts a formula: %j',
  async (value) => {
    const csv = writeSpreadsheet([{ name: value, brand: value }]);
    for (const cell of csv.split('\r\n')[1]?.split(';') ?? []) expect(cell).not.toMatch(/^[=+\-@]/);
    expect((await readBack(csv)).rows[0]?.cells[0]).toBe(value);
  },
);

test('the wrong lines keep their cells, and the reason is beside them', async () => {
  const sheet = await readBack('Ürün Adı;Raf\r\nFar;=A1\r\nDisk;"a;b"\r\nBuji');
  const csv = writeWrongLines(
    sheet,
    new Map([
      [3, 'Fiyat boş.'],
      [4, 'Marka boş.'],
    ]),
  );
  expect(csv).toBe('\uFEFFÜrün Adı;Raf;Sorun\r\nDisk;"a;b";Fiyat boş.\r\nBuji;;Marka boş.\r\n');
});

test('docs/ornek-liste.csv is the sample that the dialog offers, and every line of it is right', async () => {
  const csv = writeSpreadsheet(sampleProducts);
  await expect(csv).toMatchFileSnapshot('../../../../docs/ornek-liste.csv');
  const { lines } = await parseLines(await readBack(csv));
  const changes = await compareAtOnce({ products: [], brands: [] }, lines, NO_CHOICES);
  expect(changes).toMatchObject({ added: sampleProducts.length, wrong: [] });
});
