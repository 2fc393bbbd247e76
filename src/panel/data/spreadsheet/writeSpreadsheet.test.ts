import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { parseItem } from '@/data/schema/parseItems';
import { sampleCatalog } from '@/data/schema/samples';
import type { Product } from '@/domain/product';
import { joinDescription } from '@/domain/products/partNumbers/partNumbers';
import { NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';
import { compareAtOnce } from '@/panel/domain/testing/compareAtOnce';

import { parseLines } from './parseLines';
import { readSpreadsheet } from './readSpreadsheet';
import { writeSpreadsheet, writeWrongLines } from './writeSpreadsheet';

async function readBack(file: Blob) {
  const sheets = await readSpreadsheet(file);
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
      const sheet = await readBack(await writeSpreadsheet(all));
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
    { numRuns: 40 },
  );
});

async function xmlOf(file: Blob, path = 'xl/worksheets/sheet1.xml'): Promise<string> {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return strFromU8(files[path] ?? new Uint8Array());
}

test('part numbers and texts are text in columns of texts, prices are numbers', async () => {
  const [first] = sampleCatalog.products;
  const words = '=HYPERLINK("x")\nikinci & _x000D_ <\uFFFF>\nParça no: 0986 424, 1K0';
  const file = await writeSpreadsheet([{ ...first, price: 320.5, description: words }]);
  const xml = await xmlOf(file);
  expect(xml).toContain('<c r="B2" s="1" t="inlineStr"><is><t xml:space="preserve">0986 424, 1K0<');
  expect(xml).toContain('>=HYPERLINK("x")\nikinci &#38; _x005F_x000D_ &#60;_xFFFF_&#62;<');
  expect(xml).toContain(
    '<c r="E2"><v>320.5</v></c><c r="F2"><v>3400</v></c><c r="G2"><v>16</v></c>',
  );
  const columns = [...xml.matchAll(/<col [^>]*style="(\d)"/g)].map(([, style]) => style);
  expect(columns.join('')).toBe('11110001111');
  // Excel repairs a file whose elements stand in another order.
  expect(xml).toMatch(/<sheetViews>.*<cols>.*<sheetData>.*<\/sheetData><ignoredErrors>/s);
  expect(xml).toContain('<ignoredError sqref="A1:K2" numberStoredAsText="1"/>');
  expect(await xmlOf(file, 'xl/styles.xml')).toContain('numFmtId="49"');
  const { headings, rows } = await readBack(file);
  expect(headings.join(';')).toBe(
    'Ürün Adı;Parça No;Marka;Kategori;Fiyat (TL);Orijinal Fiyat (TL);İndirim (%);Stok;Uyumlu Araçlar;Açıklama;Görsel URL',
  );
  expect(rows[0]?.cells[9]).toBe('=HYPERLINK("x")\nikinci & _x000D_ <\uFFFF>');
});

test('a list says when it was made, in the heading of a column that is not used and may be deleted', async () => {
  const [first] = sampleCatalog.products;
  if (first === undefined) throw new Error('There are four');
  const file = await writeSpreadsheet([first], new Date(2026, 10, 27, 14, 32));
  const { madeAt, ...sheet } = await readBack(file);
  expect(madeAt).toBe('27.11.2026 14.32');
  expect({ madeAt: undefined, ...sheet }).toEqual(await readBack(await writeSpreadsheet([first])));
});

test('an apostrophe of an earlier list, which kept a cell from being a formula, is not read', async () => {
  const { rows } = await readBack(new Blob(["Ürün Adı;Marka\n'=1;''-5"]));
  expect(rows[0]?.cells).toEqual(['=1', "'-5"]);
});

test('the wrong lines keep their cells, and the reason is beside them', async () => {
  const sheet = await readBack(new Blob(['Ürün Adı;Raf\r\nFar;=A1\r\nDisk;"a;b"\r\nBuji']));
  const reasons = new Map([
    [3, 'Fiyat boş.'],
    [4, 'Marka boş.'],
  ]);
  const { headings, rows } = await readBack(await writeWrongLines(sheet, reasons));
  expect(headings).toEqual(['Ürün Adı', 'Raf', 'Sorun']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Disk', 'a;b', 'Fiyat boş.'],
    ['Buji', '', 'Marka boş.'],
  ]);
});
