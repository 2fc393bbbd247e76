import { fn } from 'storybook/test';

import { sampleCategoryNames } from '@/content/categories';
import type { SpreadsheetPreviewProps } from '@/panel/components/spreadsheet/SpreadsheetPreview';
import { NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';

import { product } from '../../../fixtures/catalog';
import { backupChanges } from '../../../fixtures/changes';

const sheet = {
  name: 'FREN',
  headings: ['STOK ADI', 'MARKA', 'SATIŞ FİYATI', 'RAF'],
  rows: [
    { line: 2, cells: ['Işık Müşürü', 'BOSCH', '1.250,50 TL', 'A1'] },
    { line: 3, cells: ['Debriyaj Seti', 'LUK', '4.900'] },
  ],
  columns: ['name', 'brand', 'price', undefined] as const,
  lacksVat: false,
};

/** A spreadsheet with something of everything. */
export const checkedSpreadsheet: SpreadsheetPreviewProps = {
  spreadsheet: { sheets: [sheet], sheet, choices: NO_CHOICES, isRemembered: false },
  changes: {
    added: 12,
    changed: 3,
    unchanged: 280,
    skipped: 0,
    notParts: 2,
    hidden: 0,
    pages: 0,
    wrong: [
      {
        line: 5,
        values: { name: 'Far Camı' },
        problems: [{ kind: 'unreadable', field: 'price', text: 'teklif alınız' }],
      },
      { line: 9, values: {}, problems: [{ kind: 'missing', field: 'name' }] },
      { line: 12, values: { name: 'Yağ Filtresi' }, problems: [{ kind: 'repeated', line: 4 }] },
    ],
    read: [
      { line: 2, product: { ...product, name: 'Işık Müşürü', brand: 'BOSCH', price: 1250.5 } },
      { line: 3, product: { ...product, brand: 'LUK', price: 4900, inStock: false } },
      { line: 4, product: { ...product, name: 'Yağ Filtresi' } },
    ],
    newBrands: ['VALEO', 'LUK'],
    missing: {
      brand: 'BOSCH',
      products: [
        { ...product, name: 'Işık Müşürü' },
        { ...product, name: 'Far Camı' },
      ],
    },
    prices: {
      large: 1,
      examples: [
        { before: product, after: { ...product, price: product.price * 2 } },
        {
          before: { ...product, id: 2, name: 'Far Camı' },
          after: { ...product, price: product.price + 90 },
        },
      ],
    },
    lacksVat: true,
    currency: undefined,
    leftOut: [{ line: 6, problem: { kind: 'unreadable', field: 'inStock', text: 'SORUNUZ' } }],
    changes: backupChanges.products,
    categories: sampleCategoryNames,
    brands: ['BOSCH', 'HELLA', 'LUK'],
  },
  addsBrands: false,
  onChooseSheet: fn(),
  onStartAnew: fn(),
  onChange: fn(),
  onAddsBrands: fn(),
  onDownloadWrong: fn(),
};

/** One that was read before, in a file with two sheets. */
export const twoSheets = {
  ...checkedSpreadsheet.spreadsheet,
  choices: { ...NO_CHOICES, percent: '10' },
  sheets: [sheet, { ...sheet, name: 'FİLTRE', rows: sheet.rows.slice(1) }],
  isRemembered: true,
};
