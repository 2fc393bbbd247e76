import { fn } from 'storybook/test';

import type { SpreadsheetPreviewProps } from '@/panel/components/spreadsheet/SpreadsheetPreview';

/** A list with something of everything. */
export const checkedList: SpreadsheetPreviewProps = {
  added: 12,
  changed: 3,
  unchanged: 280,
  firstLines: [
    { line: 2, values: { name: 'Işık Müşürü', brand: 'BOSCH', price: 1250.5, inStock: true } },
    { line: 3, values: { name: 'Debriyaj Seti', brand: 'LUK', price: 4900, inStock: false } },
    { line: 4, values: { name: 'Yağ Filtresi' } },
  ],
  wrong: [
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
    { heading: 'STOK ADI', example: 'Işık Müşürü', field: 'name' },
    { heading: 'MARKA', example: 'BOSCH', field: 'brand' },
    { heading: 'SATIŞ FİYATI', example: '1.250,50 TL', field: 'price' },
    { heading: 'RAF', example: 'A1', field: undefined },
  ],
  onChooseColumn: fn(),
  onAddsBrands: fn(),
  onDownloadWrong: fn(),
};
