import { fn } from 'storybook/test';

import { PRODUCT_CATEGORIES } from '@/domain/product';
import type { SpreadsheetPreviewProps } from '@/panel/components/spreadsheet/SpreadsheetPreview';
import { describeEdits } from '@/panel/content/conflict';
import { NO_CHOICES } from '@/panel/domain/spreadsheet/listChoices';

import { product } from '../../../fixtures/catalog';
import { backupChanges } from '../../../fixtures/changes';

/** A list with something of everything. */
export const checkedList: SpreadsheetPreviewProps = {
  added: 12,
  changed: 3,
  unchanged: 280,
  wrong: 3,
  skipped: 0,
  notParts: 2,
  pages: 0,
  sheets: ['FREN (298 satır)'],
  sheet: 0,
  isRemembered: false,
  choices: NO_CHOICES,
  categories: PRODUCT_CATEGORIES,
  brands: ['BOSCH', 'HELLA', 'LUK'],
  lacksVat: false,
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
  madeAt: '21.11.2026 14.32',
  changedItems: describeEdits({ products: backupChanges.products }),
  missing: { brand: 'BOSCH', names: ['Işık Müşürü', 'Far Camı'] },
  firstLines: [
    { line: 2, values: { name: 'Işık Müşürü', brand: 'BOSCH', price: 1250.5, inStock: true } },
    { line: 3, values: { name: 'Debriyaj Seti', brand: 'LUK', price: 4900, inStock: false } },
    { line: 4, values: { name: 'Yağ Filtresi' } },
  ],
  wrongLines: [
    {
      line: 5,
      name: 'Far Camı',
      reason: 'Fiyat okunamadı: “teklif alınız”. Örnek: 2850 ya da 2.850,50.',
    },
    { line: 9, reason: 'Ürün adı boş.' },
    { line: 12, name: 'Yağ Filtresi', reason: 'Aynı ürün 4. satırda da var.' },
  ],
  newBrands: ['VALEO', 'LUK'],
  addsBrands: false,
  columns: [
    { heading: 'STOK ADI', examples: ['Işık Müşürü', 'Debriyaj Seti'], means: 'name' },
    { heading: 'MARKA', examples: ['BOSCH', 'LUK'], means: 'brand' },
    { heading: 'SATIŞ FİYATI', examples: ['1.250,50 TL', '4.900'], means: 'price' },
    { heading: 'RAF', examples: ['A1'], means: undefined },
  ],
  onChooseSheet: fn(),
  onStartAnew: fn(),
  onChoose: fn(),
  onChooseColumn: fn(),
  onAddsBrands: fn(),
  onDownloadWrong: fn(),
};
