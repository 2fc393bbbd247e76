import { expect, test } from 'vitest';

import type { Product } from '@/domain/product';
import { product } from '@/domain/testing/examples';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';
import { compareAtOnce } from '@/panel/domain/testing/compareAtOnce';

import type { ProductLine, ProductValues } from './productLine';
import { type SpreadsheetChoices, NO_CHOICES } from './spreadsheetChoices';

const far: Product = { ...product, id: 7, originalPrice: 2080, discount: 11 };
const disk: Product = {
  ...product,
  id: 3,
  name: 'Disk',
  price: 9.5,
  category: 'Fren',
  brand: 'BREMBO',
};
const { id: _farId, ...farValues } = far;
const { id: _diskId, ...diskValues } = disk;
const shop = { products: [far, disk], brands: [{ id: 1, name: 'HELLA', logo: 'a.svg' }] };
const buji = { name: 'Buji', brand: 'BOSCH', category: 'Elektrik', price: 95 };

function lineOf(line: number, values: ProductValues, partNumbers: string[] = []): ProductLine {
  return { line, values, partNumbers, lacksVat: false, leftOut: [], problems: [] };
}

function lines(...values: ProductValues[]): ProductLine[] {
  return values.map((one, index) => lineOf(index + 2, one));
}

/** Compares the lines with a shop of these products. */
async function compareTo(products: Product[], ...values: ProductValues[]) {
  return compareAtOnce({ ...shop, products }, lines(...values), NO_CHOICES);
}

const compare = (...values: ProductValues[]) => compareTo(shop.products, ...values);

test('a product is found whatever the case, the dots and the spaces; what is not given stays', async () => {
  const changes = await compare({ name: ' SOL  ON FAR', brand: 'hella', price: 1900 });
  expect(changes).toMatchObject({ added: 0, changed: 1, unchanged: 0, wrong: [], newBrands: [] });
  expect(changes.changes).toEqual({
    added: [],
    edited: [{ before: far, after: { ...far, price: 1900 } }],
    deleted: [],
  });
});

test('a line is shown as it will be in the shop: with the name that stays, and in stock if it says nothing else', async () => {
  const known = { ...disk, description: 'Parça no: P 85 020' };
  const changes = await compareAtOnce(
    { ...shop, products: [known] },
    [lineOf(2, { name: 'Fren Diski', brand: 'BREMBO', price: 12 }, ['P85020']), lineOf(3, buji)],
    NO_CHOICES,
  );
  expect(changes.read).toEqual([
    { line: 2, product: { ...known, price: 12 } },
    { line: 3, product: expect.objectContaining({ name: 'Buji', inStock: true }) },
  ]);
});

test('without a brand the name is enough if only one product has it', async () => {
  expect((await compare({ name: 'Disk', inStock: false })).changes.edited).toEqual([
    { before: disk, after: { ...disk, inStock: false } },
  ]);
  const twins = [far, { ...far, id: 8, brand: 'VALEO' }];
  expect(await compareTo(twins, { name: far.name, price: 1 })).toMatchObject({
    changed: 0,
    wrong: [{ line: 2, problems: [{ kind: 'ambiguous', count: 2 }] }],
    changes: NO_CHANGES,
  });
});

test.each<[string, Product[], ProductValues]>([
  ['the values of the shop', [far], farValues],
  ['other capital letters', [disk], { ...diskValues, brand: 'Brembo', category: 'FREN' }],
  [
    'another kind of line break',
    [{ ...disk, description: 'Ön\nArka' }],
    { name: 'Disk', description: 'Ön\r\nArka' },
  ],
  [
    'a category with spaces around it, beside one that differs in a dot',
    [
      { ...far, category: '\r\nIsitma ' },
      { ...disk, category: 'Isıtma' },
    ],
    { name: far.name, brand: far.brand, category: 'Isitma' },
  ],
])('a line with %s changes nothing', async (_, products, values) => {
  const nothing = { added: 0, changed: 0, unchanged: 1, wrong: [], changes: NO_CHANGES };
  expect(await compareTo(products, values)).toMatchObject(nothing);
});

test('new products are in the order of the spreadsheet; the same name with another brand is new', async () => {
  const changes = await compare(buji, { ...buji, name: far.name, description: 'Çiftli' });
  expect(changes).toMatchObject({ added: 2, changed: 0 });
  expect(changes.changes.added).toEqual([
    { ...buji, description: 'Buji', image: '', inStock: true },
    { ...buji, name: far.name, description: 'Çiftli', image: '', inStock: true },
  ]);
});

test('a new product needs a category, a brand and a price', async () => {
  const problems = ['brand', 'category', 'price'].map((field) => ({ kind: 'missing', field }));
  expect(await compare({ name: 'Buji' })).toMatchObject({
    added: 0,
    wrong: [{ line: 2, problems }],
  });
});

test('the shop’s spelling of brands and categories is used, and the first one of a new brand', async () => {
  const changes = await compare(
    { ...buji, brand: 'Bosch', category: 'ŞANZIMAN' },
    { ...buji, name: 'Bobin', brand: 'BOSCH' },
    { ...buji, name: 'Rulman', brand: 'hella' },
  );
  const added = changes.changes.added.map(({ brand, category }) => `${brand} ${category}`);
  expect(added).toEqual(['Bosch Şanzıman', 'Bosch Elektrik', 'HELLA Elektrik']);
  expect(changes.newBrands).toEqual(['Bosch']);
});

test('a line that repeats an earlier one is wrong', async () => {
  const changes = await compare(
    buji,
    { name: far.name, price: 1 },
    { ...buji, price: 1 },
    { name: far.name, brand: 'HELLA', price: 2 },
  );
  expect(changes).toMatchObject({
    added: 1,
    changed: 1,
    wrong: [
      { line: 4, problems: [{ kind: 'repeated', line: 2 }] },
      { line: 5, problems: [{ kind: 'repeated', line: 3 }] },
    ],
  });
});

test('the same product twice in the shop and in the spreadsheet: one after the other', async () => {
  const twin = { ...far, id: 8, price: 20 };
  const same = { name: far.name, brand: far.brand };
  expect(
    await compareTo([far, twin], { ...same, price: 1850 }, { ...same, price: 21 }),
  ).toMatchObject({
    changed: 1,
    unchanged: 1,
    changes: { edited: [{ after: { ...far, id: 8, price: 21 } }] },
  });
  expect((await compareTo([far, twin], { ...same, price: 1 })).wrong).toHaveLength(1);
});

test('wrong lines are in the order of the spreadsheet and change nothing', async () => {
  const problems = [{ kind: 'unreadable', field: 'price', text: '?' }] as const;
  const wrong: ProductLine = { ...lineOf(9, { name: far.name, price: 1 }), problems };
  const changes = await compareAtOnce(shop, [wrong, ...lines({ name: 'Buji' })], NO_CHOICES);
  expect(changes.wrong).toMatchObject([
    { line: 2, values: { name: 'Buji' } },
    { line: 9, values: { name: far.name } },
  ]);
  expect(changes.changes).toEqual(NO_CHANGES);
});

const numbered = { ...disk, description: 'Disk\nParça no: 09.8304.11, OEM 1' };

async function compareNumbers(
  values: ProductValues,
  partNumbers: string[],
  products: Product[] = [far, numbered],
  choices = NO_CHOICES,
) {
  const line = lineOf(2, values, partNumbers);
  const { changes, wrong } = await compareAtOnce({ ...shop, products }, [line], choices);
  const edited = changes.edited.map(
    ({ after }) => `${after.id}: ${after.price} ${after.description}`,
  );
  return {
    edited,
    added: changes.added.length,
    problems: wrong.flatMap(({ problems }) => problems),
  };
}

test('a part number tells the part, whatever its name and spelling; new numbers are added to it', async () => {
  const found = await compareNumbers({ name: 'Ön Disk', price: 10 }, ['09 8304 11', 'X-5']);
  expect(found.edited).toEqual(['3: 10 Disk\nParça no: 09.8304.11, OEM 1, X-5']);
  expect((await compareNumbers({ price: 10 }, ['0983 0411'])).edited).toHaveLength(1);
});

test('by its name a line with another number is a new part, unless the part has none', async () => {
  const line = { name: 'Disk', brand: 'BREMBO', category: 'Fren', price: 10 };
  expect(await compareNumbers(line, ['X-5'])).toMatchObject({ added: 1, edited: [] });
  expect((await compareNumbers(line, ['X-5'], [disk])).edited).toEqual([
    `3: 10 ${disk.description}\nParça no: X-5`,
  ]);
});

test('a line that names another part than its number stops', async () => {
  const problems = [{ kind: 'otherPart', partNumber: '09830411', name: 'Disk' }];
  const byName = await compareNumbers({ name: far.name, brand: far.brand, price: 10 }, [
    '09830411',
  ]);
  expect(byName).toEqual({ added: 0, edited: [], problems });
  expect((await compareNumbers({ name: 'Disk', brand: 'TRW' }, ['09830411'])).problems).toEqual(
    problems,
  );
});

test('a second number that another maker’s part has too is no sign', async () => {
  const line = { name: 'Disk', brand: 'TRW', category: 'Fren', price: 10 };
  expect(await compareNumbers(line, ['DF1', 'OEM1'])).toMatchObject({ added: 1, problems: [] });
});

test('two parts with one number are told apart by their names; another name is a wrong line', async () => {
  const twins = [numbered, { ...numbered, id: 4, name: 'Disk 2' }];
  expect((await compareNumbers({ name: 'D' }, ['OEM1'], twins)).problems).toEqual([
    { kind: 'sharedNumber', partNumber: 'OEM1', count: 2 },
  ]);
  const named = await compareNumbers({ name: 'disk 2', price: 10 }, ['OEM1'], twins);
  expect(named).toMatchObject({ edited: [`4: 10 ${numbered.description}`], problems: [] });
});

test('new parts with one number are two if their names differ, and a repeated line if not', async () => {
  const both = [lineOf(2, buji, ['A 1']), lineOf(3, { ...buji, name: 'Bobin' }, ['A1'])];
  expect(await compareAtOnce(shop, both, NO_CHOICES)).toMatchObject({ added: 2, wrong: [] });
  const repeated = [lineOf(2, buji, ['A 1']), lineOf(3, { ...buji, name: 'BUJİ' }, ['A1'])];
  expect(await compareAtOnce(shop, repeated, NO_CHOICES)).toMatchObject({
    added: 1,
    wrong: [{ line: 3, problems: [{ kind: 'repeated', line: 2 }] }],
  });
});

const barcode = { ...disk, description: 'Disk\nParça no: 0986424111, 8690127456789, 00123' };

test.each([
  ['986424111', 'Ön Disk', '', true],
  ['986424111', 'Ön Disk', 'TRW', false],
  ['8.69013E+12', 'Ön Disk', '', true],
  ['8.69012E+12', 'Ön Disk', '', false],
  ['8.7E+12', 'Ön Disk', '', false],
  ['8.7E+12', 'Disk', 'BREMBO', true],
  ['8.7E+11', 'Disk', 'BREMBO', false],
  ['123', 'Ön Disk', 'BREMBO', false],
  ['123', 'Disk', 'BREMBO', true],
])('of %s in a line of %s, %s the shop’s part is known: %s', async (read, name, brand, isKnown) => {
  const values = { name, price: 10, category: 'Fren', ...(brand !== '' && { brand }) };
  const { edited } = await compareNumbers(values, [read], [barcode]);
  expect(edited).toEqual(isKnown ? [`3: 10 ${barcode.description}`] : []);
});

test('a part number that Excel has rounded is none for a new part', async () => {
  expect((await compareNumbers(buji, ['8.69013E+12'])).problems).toEqual([
    { kind: 'spoilt', field: 'partNumbers', text: '8.69013E+12' },
  ]);
});

test('what the owner chooses for all lines: category and brand of new ones, prices, known ones only', async () => {
  const [bare] = lines({ name: 'Kayış', price: 100 });
  const listed = [bare, ...lines({ name: far.name, price: 100 })].filter(
    (line) => line !== undefined,
  );
  const chosen = {
    ...NO_CHOICES,
    category: 'Motor',
    brand: 'hella',
    percent: '12,5',
    step: 'five',
  } as const;
  expect(await compareAtOnce(shop, listed, chosen)).toMatchObject({
    added: 1,
    changes: {
      added: [{ category: 'Motor', brand: 'HELLA', price: 115 }],
      edited: [{ after: { category: far.category, price: 115 } }],
    },
  });
  const known = await compareAtOnce(shop, listed, { ...chosen, addsNew: false });
  expect(known).toMatchObject({ added: 0, changed: 1, skipped: 1, wrong: [] });
});

test('VAT, percent and rounding go onto the old price of a line, too', async () => {
  const line = lineOf(2, { ...buji, price: 100, originalPrice: 121 });
  const compared = async (lacksVat: boolean) =>
    compareAtOnce(shop, [{ ...line, lacksVat }], {
      ...NO_CHOICES,
      vat: '20',
      percent: '10',
      step: 'lira',
    });
  expect((await compared(true)).changes.added).toMatchObject([{ price: 132, originalPrice: 160 }]);
  expect((await compared(false)).changes.added).toMatchObject([{ price: 110, originalPrice: 133 }]);
});

test('what a list of one brand lacks can be sold out', async () => {
  const others = [far, { ...far, id: 8, name: 'Stop' }, { ...far, id: 9, inStock: false }, disk];
  const listed = lines({ name: far.name, brand: 'Hella' });
  const compared = (choices: SpreadsheetChoices) =>
    compareAtOnce({ ...shop, products: others.toSpliced(2, 1) }, listed, choices);
  const off = await compared(NO_CHOICES);
  expect(off.missing).toMatchObject({ brand: 'HELLA', products: [{ id: 8 }] });
  expect(off.changes.edited).toEqual([]);
  expect((await compared({ ...NO_CHOICES, sellsOutMissing: true })).changes.edited).toMatchObject([
    { before: { id: 8 }, after: { inStock: false } },
  ]);
  const twoBrands = lines({ name: far.name }, { name: 'Disk' });
  expect((await compareAtOnce(shop, twoBrands, NO_CHOICES)).missing).toBeUndefined();
});

test.each(['-10', '600', '12,345', '20+5'])(
  'while %j is to be added to all prices, which cannot be read, nothing is applied',
  async (percent) => {
    const listed = lines({ name: far.name, brand: far.brand, price: 100 }, buji);
    const choices = { ...NO_CHOICES, percent, sellsOutMissing: true };
    const others = [far, { ...far, id: 8, name: 'Stop' }];
    const compared = await compareAtOnce({ ...shop, products: others }, listed, choices);
    expect(compared.changes).toEqual(NO_CHANGES);
    const problems = [{ kind: 'percent' }];
    expect(compared.wrong).toMatchObject([
      { line: 2, problems },
      { line: 3, problems },
    ]);
  },
);

test('a group gives new parts their category: a known one, or one that it calls a group', async () => {
  const { category: _category, ...part } = buji;
  const lineBelow = (group: string, line: number): ProductLine => {
    return { ...lineOf(line, { ...part, name: `Parça ${line}` }), group };
  };
  const grouped = [lineBelow('FREN', 2), lineBelow('ŞASİ GRUBU', 3), lineBelow('VALEO', 4)];
  const known = { ...lineOf(9, { name: 'Disk', price: 1 }), group: 'Motor' };
  const choices = { ...NO_CHOICES, category: 'Motor' };
  const { changes } = await compareAtOnce(shop, [...grouped, known], choices);
  expect(changes.added.map(({ category }) => category)).toEqual(['Fren', 'ŞASİ', 'Motor']);
  expect(changes.edited[0]?.after.category).toBe('Fren');
});

test.each([
  ['', 'rate', undefined],
  ['0', 'rate', undefined],
  ['48,1234', undefined, 577.48],
])('with %j TL for a euro: %s, %s', async (rate, problem, price) => {
  const euro = { ...lineOf(2, { ...buji, price: 10 }), currency: 'EUR' } as const;
  const dollar = { ...lineOf(3, { ...buji, name: 'Bobin' }), currency: 'USD' } as const;
  const choices = { ...NO_CHOICES, rate, percent: '20' };
  const { currency, changes, wrong } = await compareAtOnce(shop, [euro, dollar], choices);
  expect(currency).toBe('EUR');
  expect(changes.added.map((added) => added.price)).toEqual(price === undefined ? [] : [price]);
  const kinds = wrong.map(({ problems }) => problems[0]?.kind);
  expect(kinds).toEqual([...(problem === undefined ? [] : [problem]), 'currency']);
});
