import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { workbook } from '../../../src/panel/data/testing/workbook.ts';
import { FIRST_PART } from '../../e2e/helpers/detail.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from './panel.ts';

const ROWS = [
  ['Stok Adı', 'Marka', 'Grubu', 'Satış Fiyatı', 'Stok'],
  [FIRST_PART, undefined, undefined, 2900.5, 'Yok'],
  ['Işık Müşürü', 'BOSCH', 'Elektrik', 320, 'Var'],
  ['Şanzıman Kulağı', 'BOSCH', 'Şanzıman', 'teklif alınız', 'Var'],
];

// A text file needs less of a browser than a workbook, which is unpacked.
test('a workbook is checked, applied and undone', async ({ shop, folder }) => {
  const file = join(folder, 'liste.xlsx');
  writeFileSync(file, Buffer.from(await workbook(ROWS).arrayBuffer()));
  await shop.open();
  await logIn(shop);
  await shop.browser.type(await shop.field('Listeden ekle'), file);
  await shop.expectShown('dialog', 'Listeyi kontrol edin');
  const counts = async () =>
    shop.browser.run(
      `return [...document.querySelectorAll('[role="dialog"] dd')].map((it) => it.textContent)`,
    );
  await expect.poll(counts).toEqual(['1', '1', '0', '1']);
  await shop.press('button', 'Uygula');
  await shop.expectText('body', 'Liste uygulandı: 1 yeni, 1 değişen ürün');
  await shop.expectText('[role="tablist"]', 'Ürünler (5)');
  await shop.press('button', 'Geri al');
  await shop.expectText('body', '(geri alındı)');
  await shop.expectShown('tab', 'Ürünler (4)');
});
