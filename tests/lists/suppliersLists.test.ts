import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Catalog } from '@/domain/catalog';
import { lineProblemText } from '@/panel/content/files/lineProblems';
import { sampleProducts } from '@/panel/content/files/sampleProducts';
import { parseLines } from '@/panel/data/spreadsheet/parseLines';
import { readSpreadsheet } from '@/panel/data/spreadsheet/readSpreadsheet';
import { bestSheet } from '@/panel/data/spreadsheet/recognizeSheets';
import { writeSpreadsheet } from '@/panel/data/spreadsheet/writeSpreadsheet';
import { workbook } from '@/panel/data/testing/workbook';
import { applyProductChanges } from '@/panel/domain/products/productChanges';
import { type SpreadsheetChanges } from '@/panel/domain/spreadsheet/compareSpreadsheet';
import { type Sheet, withHiddenRows } from '@/panel/domain/spreadsheet/sheet';
import { type SpreadsheetChoices, NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';
import { compareAtOnce } from '@/panel/domain/testing/compareAtOnce';

// What is right for each file is what an owner would say who looks at it.

const EMPTY: Pick<Catalog, 'products' | 'brands'> = { products: [], brands: [] };

function listFile(name: string): Blob {
  return new Blob([readFileSync(`tests/lists/${name}`)]);
}

async function sheetsOf(file: Blob): Promise<readonly Sheet[]> {
  const sheets = await readSpreadsheet(file);
  if (typeof sheets === 'string') throw new Error(sheets);
  return sheets;
}

interface Read {
  choices?: Partial<SpreadsheetChoices>;
  shop?: typeof EMPTY;
  sheet?: number;
  takesHidden?: boolean;
}

async function compare(file: Blob, read: Read = {}) {
  const { choices, shop = EMPTY, sheet, takesHidden = false } = read;
  const sheets = await sheetsOf(file);
  const chosen = sheet === undefined ? bestSheet(sheets) : sheets[sheet];
  if (chosen === undefined) throw new Error('no sheet');
  const { lines, ...counts } = await parseLines(takesHidden ? withHiddenRows(chosen) : chosen);
  const compared = await compareAtOnce(shop, lines, { ...NO_CHOICES, ...choices });
  const reasons = compared.wrong.map(
    ({ line, problems }) => `${line}: ${problems.map(lineProblemText).join(' ')}`,
  );
  return { ...compared, ...counts, reasons, parts: compared.changes.added.map(partText) };
}

/** A shop with what a list has added. */
function shopWith({ changes }: SpreadsheetChanges): typeof EMPTY {
  return { products: applyProductChanges([], changes, [1, 2, 3, 4]), brands: [] };
}

function partText(part: { name: string; brand: string; price: number; description: string }) {
  const [, numbers = ''] = /Parça no: (.*)/.exec(part.description) ?? [];
  return [part.name, part.brand, part.price, numbers].join('|');
}

test('a cover sheet is not the list', async () => {
  const { parts, reasons } = await compare(listFile('kapak-sayfali.xlsx'));
  expect(parts).toEqual(['Debriyaj Bilyası|SACHS|890|', 'Ön Rotil|LEMFORDER|410.5|']);
  expect(reasons).toEqual([]);
});

test('of two lists in one file either can be chosen', async () => {
  const file = listFile('iki-liste.xlsx');
  expect((await sheetsOf(file)).map(({ name, rows }) => [name, rows.length])).toEqual([
    ['FREN', 2],
    ['FİLTRE', 1],
  ]);
  expect((await compare(file)).parts).toHaveLength(2);
  expect((await compare(file, { sheet: 1 })).parts).toEqual(['Yağ Filtresi|MANN|320|']);
});

test('two lists of one supplier: in the second the parts are recognized by their numbers', async () => {
  const choices = { category: 'Fren' };
  const first = await compare(listFile('tedarikci-kasim.xlsx'), { choices });
  expect(first).toMatchObject({ reasons: [], notParts: 1 });
  expect(first.parts).toEqual([
    'Ön Fren Balatası|BOSCH|1250.5|0986424797, 1K0698151',
    'Yağ Filtresi|TOYOTA|320|90915-YZZD2',
    'Uzun Numaralı Parça|BOSCH|99.9|98642479712345',
    'Arka Balata|TRW|640|GDB1330, 6Q0698151',
  ]);
  const shop = shopWith(first);
  const second = await compare(listFile('tedarikci-aralik.xlsx'), { choices, shop });
  expect(second).toMatchObject({ added: 1, changed: 3, unchanged: 0, reasons: [] });
  expect(second.parts).toEqual(['Ön Balata A4|TRW|980|GDB1550, 8E0698151']);
  expect(second.changes.edited[0]).toMatchObject({
    before: { price: 1250.5 },
    after: { name: 'Ön Fren Balatası', price: 1340 },
  });
});

test('prices as people write them', async () => {
  const file = listFile('fiyat-yazilislari.xlsx');
  const { parts, reasons } = await compare(file);
  const prices = parts.map((part) => part.split('|')).map(([name, , price]) => `${name}: ${price}`);
  expect(prices).toEqual([
    'Parça 1: 1250',
    'Parça 2: 1250',
    'Parça 5: 0',
    'Parça 6: 0',
    'Parça 7: 0',
    'Parça 9: 1250000',
    'Parça 10: 1250',
    'Parça 11: 1250.5',
    'Parça 14: 0',
    'Parça 16: 1250',
    'Parça 17: 1250',
  ]);
  expect(reasons).toEqual([
    '4: Fiyat KDV hariç. Yukarıdan KDV oranını seçin.',
    '5: Fiyat KDV hariç. Yukarıdan KDV oranını seçin.',
    '9: Fiyat okunamadı: “1,250.00”. Örnek: 2850 ya da 2.850,50.',
    '13: Fiyat TL değil: “45 USD”. Yukarıya kuru yazın.',
    '14: Fiyat TL değil: “45 EUR”.',
    '16: Fiyat boş.',
  ]);
  const withVat = await compare(file, { choices: { vat: '20' } });
  expect(withVat.parts.filter((part) => part.endsWith('|1500|'))).toHaveLength(2);
});

test('a web page that is named .xls', async () => {
  const { parts } = await compare(listFile('web-panelinden.xls'));
  expect(parts).toEqual(['Conta Takımı|FEBI|75|', 'Kayış|CONTITECH|1100|']);
});

test('the value of a formula is read, an error is a wrong line', async () => {
  const { parts, reasons } = await compare(listFile('formul-ve-hata.xlsx'));
  expect(parts).toEqual(['Silecek|BOSCH|120|']);
  expect(reasons).toEqual([
    '3: Fiyat hücresinde Excel hatası var: “#N/A”.',
    '4: Fiyat hücresinde Excel hatası var: “#DIV/0!”.',
  ]);
});

test('of prices in euro and in TL, those in TL are taken', async () => {
  const read = await compare(listFile('iki-para.xlsx'), { choices: { vat: '20' } });
  expect(read).toMatchObject({ currency: undefined, lacksVat: true, notParts: 2, reasons: [] });
  expect(read.changes.added.map(({ category, inStock }) => [category, inStock])).toEqual([
    ['Fren', true],
    ['Fren', true],
    ['Süspansiyon', true],
    ['Süspansiyon', false],
  ]);
  expect(read.parts).toEqual([
    'ÖN BALATA|TEKNO|1128|TK-1001',
    'ARKA BALATA|TEKNO|924|TK-1002',
    'SALINCAK SAĞ|BAĞLANTI|2496|TK-2001',
    'ROTİL|BAĞLANTI|0|TK-2002',
  ]);
  const problem = { kind: 'unreadable', field: 'inStock', text: 'SORUNUZ' };
  expect(read.leftOut).toEqual([{ line: 6, problem }]);
});

test('prices in euro are taken with the rate that the owner types', async () => {
  const file = listFile('yalniz-euro.xlsx');
  const choices = { category: 'Debriyaj' };
  const without = await compare(file, { choices });
  expect(without).toMatchObject({ added: 0, currency: 'EUR' });
  expect(without.reasons[0]).toBe('2: Fiyat TL değil: “112,40 EUR”. Yukarıya kuru yazın.');
  const { parts, reasons } = await compare(file, { choices: { ...choices, rate: '48,1250' } });
  expect(reasons).toEqual([]);
  expect(parts).toEqual([
    'Debriyaj Seti Egea 1.3|TEKNO|5409.25|TK-3001',
    'Debriyaj Seti Egea 1.6|TEKNO|6203.31|TK-3002',
  ]);
});

test('part numbers that Excel has shortened are those of the shop’s parts', async () => {
  const parts = [
    ['Sıfırlı Balata', 'TEKNO', '0986424111'],
    ['Barkodlu Filtre', 'FİLTREM', '8690123456789'],
  ] as const;
  const products = parts.map(([name, brand, number], at) => ({
    id: at + 1,
    name,
    brand,
    description: `Parça no: ${number}`,
    price: 100,
    category: 'Fren',
    image: '',
    inStock: true,
  }));
  const shop = { products, brands: [] };
  const { changes, reasons } = await compare(listFile('kisalmis-numara.csv'), { shop });
  expect(reasons).toEqual([]);
  expect(changes).toMatchObject({
    added: [],
    edited: [
      { after: { id: 1, price: 150, description: products[0]?.description } },
      { after: { id: 2, price: 210, description: products[1]?.description } },
    ],
  });
});

test('a merged cell counts for all its lines', async () => {
  const { parts, reasons } = await compare(listFile('birlesik-hucre.xlsx'));
  expect(parts).toEqual([
    'Ön Fren Balatası Doblo|TEKNO|980|',
    'Arka Fren Balatası Doblo|TEKNO|760|',
    'Fren Diski Doblo|TEKNO|1450|',
    'Yağ Filtresi Linea|FİLTREM|190|',
  ]);
  expect(reasons).toEqual([]);
});

test('hidden lines are left out and counted, and can be taken', async () => {
  const file = listFile('gizli-satir.xlsx');
  expect(await compare(file)).toMatchObject({ added: 2, hidden: 1, reasons: [] });
  expect(await compare(file, { takesHidden: true })).toMatchObject({ added: 3, hidden: 0 });
});

test.each([
  ['otherKinds/libreoffice.ods', 'ods'],
  ['otherKinds/ikili-excel.xlsb', 'xlsb'],
  ['otherKinds/eski-excel.xls', 'oldExcel'],
  ['otherKinds/xml-2003.xls', 'xml2003'],
])('%s is called by its kind', async (name, problem) => {
  expect(await readSpreadsheet(listFile(name))).toBe(problem);
});

const FREN = { category: 'Fren' };

const OWN: [string, Blob, Read, object][] = [
  [
    'a price list of twelve columns',
    workbook([
      [
        'No',
        'ÜRÜN KODU',
        'BARKODU',
        'ÜRÜNÜN ADI',
        'MARKASI',
        'GRUBU',
        'BİRİM',
        'LİSTE FİYATLARI (TL)',
        'İSK. 1',
        'NET FİYAT (TL)',
        'KDV %',
        'STOK MİKTARI',
      ],
      [1, 'F-100', '8690000000017', 'Ön Disk', 'BREMBO', 'Fren', 'ADET', 1400, 10, 1260, 20, 5],
    ]),
    {},
    { parts: ['Ön Disk|BREMBO|1260|F-100, 8690000000017'], reasons: [] },
  ],
  [
    'headings of brands between the lines',
    workbook([
      ['PARÇA NO', 'ÜRÜN ADI', 'FİYAT', 'STOK'],
      ['BREMBO'],
      ['09.8304.11', 'Ön Disk', 900, 'Var'],
      [undefined, undefined, undefined, undefined],
      ['TRW'],
      ['DF4381', 'Arka Disk', 700, 'Yok'],
      ['PARÇA NO', 'ÜRÜN ADI', 'FİYAT', 'STOK'],
      [undefined, 'GENEL TOPLAM', 1600],
    ]),
    { choices: { ...FREN, brand: 'ATE' } },
    { notParts: 4, parts: ['Ön Disk|ATE|900|09.8304.11', 'Arka Disk|ATE|700|DF4381'], reasons: [] },
  ],
  [
    'copied out of a web page, with commas',
    new Blob(['Parça,Fiyat\n"Amortisör, ön","1,250.00"\nRotil,"410.50 TL"\n"Salıncak","1,300"']),
    { choices: { ...FREN, brand: 'SACHS' } },
    {
      parts: ['Amortisör, ön|SACHS|1250|', 'Rotil|SACHS|410.5|', 'Salıncak|SACHS|1300|'],
      reasons: [],
    },
  ],
  [
    'headings in two lines, of which the upper one spans columns',
    workbook([
      ['2026 LİSTESİ'],
      ['PARÇA', 'PARÇA', 'FİYAT (TL)', undefined, 'STOK'],
      ['NO', 'ADI', 'LİSTE', 'NET', 'DURUMU'],
      ['A-1', 'Buji', 120, 100, 'Var'],
    ]),
    { choices: { category: 'Elektrik', brand: 'NGK' } },
    { parts: ['Buji|NGK|100|A-1'], reasons: [] },
  ],
  [
    'prices without VAT, as a line above the headings says',
    workbook([
      ['Fiyatlarımıza KDV dahil değildir'],
      ['Malzeme Adı', 'Üretici', 'Grup Adı', 'Bayi Fiyatı'],
      ['Kayış', 'GATES', 'Motor', 100],
    ]),
    { choices: { vat: '20', percent: '25', step: 'ten' } },
    { parts: ['Kayış|GATES|150|'], reasons: [] },
  ],
  [
    'a list without brand and category, of which only known parts are wanted',
    new Blob(['Kod;Tanım;Satış Fiyatı\nX1;a;10\nX2;b;20']),
    {
      choices: { addsNew: false },
      shop: {
        brands: [],
        products: [
          {
            id: 1,
            name: 'Far',
            brand: 'HELLA',
            category: 'Farlar',
            price: 5,
            description: 'Far\nParça no: x-1',
            image: '',
            inStock: true,
          },
        ],
      },
    },
    { parts: [], changed: 1, skipped: 1, reasons: [] },
  ],
  [
    'numbers that Excel has spoilt in a CSV file',
    new Blob(['Barkod;Ürün;Fiyat\n8,69E+12;Far;10\n05.Eki;Stop;10\n0012;Ayna;10\n5W-30;Yağ;10']),
    { choices: { ...FREN, brand: 'X' } },
    {
      parts: ['Ayna|X|10|0012', 'Yağ|X|10|5W-30'],
      reasons: [
        '2: Excel bu hücreyi tarihe ya da kısaltılmış sayıya çevirmiş: “8,69E+12”. Parça No sütununu metin yapıp yeniden yazın.',
        '3: Excel bu hücreyi tarihe ya da kısaltılmış sayıya çevirmiş: “05.Eki”. Parça No sütununu metin yapıp yeniden yazın.',
      ],
    },
  ],
  [
    'a web table whose end tags are missing',
    new Blob([
      '<html><table><tr><th colspan=2>&Uuml;R&Uuml;N ADI<th>F&#304;YAT (KDV hari&ccedil;)<tr><td>Conta<td><td>75,5<tr><td>Toplam<td><td>75,5</table>',
    ]),
    { choices: { ...FREN, brand: 'ELRING', vat: '20' } },
    { parts: ['Conta|ELRING|90.6|'], notParts: 1 },
  ],
  [
    'a web table with cells that span lines, and a hidden line',
    new Blob([
      '<table><tr><th rowspan=2>MARKA<th rowspan=2>ÜRÜN<th colspan=2>FİYAT<tr><th>LİSTE<th>NET',
      '<tr><td rowspan=3>TRW<td>Disk<td>20<td>10<tr><td>Kampana<td>30<td>15',
      '<tr style="display:none"><td>Gizli<td>1<td>1<tr><td>ATE<td>Hortum<td>9<td>8</table>',
    ]),
    { choices: FREN },
    { parts: ['Disk|TRW|10|', 'Kampana|TRW|15|', 'Hortum|ATE|8|'], hidden: 1, reasons: [] },
  ],
];

test.each(OWN)('%s', async (_, file, read, expected) => {
  expect(await compare(file, read)).toMatchObject(expected);
});

test('what was added from a list is the same the next time', async () => {
  const choices = { ...FREN, percent: '10' };
  const file = listFile('tedarikci-kasim.xlsx');
  const shop = shopWith(await compare(file, { choices }));
  const again = await compare(file, { choices, shop });
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
});

const SAMPLE = 'docs/ornek-liste.xlsx';

test('the guide’s list is the sample that the dialog offers, and every line of it is right', async () => {
  const file = await writeSpreadsheet(sampleProducts);
  // Whoever has changed the sample deletes the file.
  if (!existsSync(SAMPLE)) writeFileSync(SAMPLE, new Uint8Array(await file.arrayBuffer()));
  expect(await sheetsOf(new Blob([readFileSync(SAMPLE)]))).toEqual(await sheetsOf(file));
  expect(await compare(file)).toMatchObject({ added: sampleProducts.length, reasons: [] });
});
