import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { workbook } from '../../../src/panel/data/testing/workbook.ts';
import { FIRST_PART } from '../../e2e/helpers/detail.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from './panel.ts';

const SAMPLE = join(import.meta.dirname, '../../../docs/ornek-liste.csv');

const LISTS = [
  {
    name: 'liste.csv',
    content: async () => readFileSync(SAMPLE),
    counts: ['3', '0', '0', '0'],
    applied: 'Liste uygulandı: 3 yeni, 0 değişen ürün.',
    tab: 'Ürünler (7)',
  },
  {
    name: 'liste.xlsx',
    content: async () => {
      const rows = [
        ['Stok Adı', 'Marka', 'Grubu', 'Satış Fiyatı', 'Stok'],
        [FIRST_PART, undefined, undefined, 2900.5, 'Yok'],
        ['Işık Müşürü', 'BOSCH', 'Elektrik', 320, 'Var'],
        ['Şanzıman Kulağı', 'BOSCH', 'Şanzıman', 'teklif alınız', 'Var'],
      ];
      return Buffer.from(await workbook(rows).arrayBuffer());
    },
    counts: ['1', '1', '0', '1'],
    applied: 'Liste uygulandı: 1 yeni, 1 değişen ürün.',
    tab: 'Ürünler (5)',
  },
];

for (const { name, content, counts, applied, tab } of LISTS) {
  test(`${name} is checked, applied and undone`, async ({ shop, folder }) => {
    const file = join(folder, name);
    writeFileSync(file, await content());
    await shop.open();
    await logIn(shop);
    await shop.browser.type(await shop.field('Listeden ekle'), file);
    await shop.expectShown('dialog', 'Listeyi kontrol edin');
    const shown = async () =>
      shop.browser.run(
        `return [...document.querySelectorAll('[role="dialog"] dd')].map((it) => it.textContent)`,
      );
    await expect.poll(shown).toEqual(counts);
    await shop.press('button', 'Uygula');
    await shop.expectText('[role="dialog"] [role="status"]', applied);
    await shop.expectText('[role="tablist"]', tab);
    await shop.press('button', 'Geri al');
    await shop.expectText('[role="dialog"] [role="status"]', 'Liste geri alındı.');
    await shop.press('button', 'Tamam');
    await shop.expectShown('tab', 'Ürünler (4)');
  });
}
