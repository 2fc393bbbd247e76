import { expect, test } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import type { Catalog } from '@/domain/catalog';

import { readBackup } from './readBackup';
import { backupFileName, writeBackup } from './writeBackup';

const now = new Date(2026, 10, 5, 9, 30);
const written = writeBackup(sampleCatalog, now);

function problemsOf(text: string) {
  const backup = readBackup(text);
  return 'problems' in backup ? backup.problems : [];
}

test('the file name contains the shop and the date', () => {
  expect(backupFileName(now)).toBe('ornekoto-yedek-2026-11-05-0930.json');
});

test('a written backup is read back unchanged', () => {
  expect(readBackup(written)).toEqual({ catalog: sampleCatalog, savedAt: now });
});

test('values that loading would drop are dropped while writing, so that the file can be read', () => {
  const products = sampleCatalog.products.map((product) => ({
    ...product,
    image: 'data:image/png',
  }));
  const catalog: Catalog = { ...sampleCatalog, products };
  expect(readBackup(writeBackup(catalog, now))).toMatchObject({
    catalog: { brands: catalog.brands },
  });
});

const UNREADABLE = 'Bu dosya okunamıyor. “Yedek al” ile indirdiğiniz dosyayı seçin.';
const NO_BACKUP = 'Bu dosya bir site yedeği değil.';
const NEWER = 'Bu yedek, sitenin daha yeni bir sürümüyle alınmış. Önce siteyi güncelleyin.';
const { brands, contact } = sampleCatalog;
const noItems = { products: [], slides: [], brands: [brands[0], 'SACHS', null], contact };

test.each([
  ['', [UNREADABLE]],
  ['PK\u0003\u0004', [UNREADABLE]],
  ['[]', [NO_BACKUP]],
  ['{"version":"1"}', [NO_BACKUP]],
  ['{"version":3,"catalog":{}}', [NEWER]],
  [
    '{"version":1,"catalog":{"products":[],"slides":[]}}',
    ['Dosyada marka listesi yok.', 'Dosyada iletişim bilgileri yok.'],
  ],
  [
    JSON.stringify({ version: 1, catalog: noItems }),
    ['2. marka okunamıyor.', '3. marka okunamıyor.'],
  ],
])('the text %j is rejected with all its problems', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

test.each([
  ['"price": 2850', '"price": "çok"', '1. ürün: “Fiyat” alanı geçersiz.'],
  ['"discount": 14', '"discount": 140', '2. ürün: “İndirim” alanı geçersiz.'],
  ['DEPO Ürünlerinde Kampanya', ' ', '1. slayt: “Başlık” alanı geçersiz.'],
  ['images/brands/logo-yok.svg', 'javascript:alert(1)', '1. marka: “Logo URL” alanı geçersiz.'],
  ['"phone": "+90 532 000 00 00"', '"phone": "yok"', 'İletişim: “Telefon” alanı geçersiz.'],
  [
    '"price": 2850,',
    '"price" 2850,',
    'Dosya 12. satırda bozuk; yarım inmiş ya da elle değiştirilmiş olabilir.',
  ],
])('with %s for %s the problem has its place', (text, replacement, problem) => {
  expect(written).toContain(text);
  expect(problemsOf(written.replace(text, replacement))).toEqual([problem]);
});

test('texts of a backup are cleaned, and the backup is accepted', () => {
  const given = written.replace('"name": "BOSCH"', String.raw`"name": "BOSCH\u200B\n \uD83D"`);
  const backup = readBackup(given);
  const names = 'problems' in backup ? [] : backup.catalog.brands.map(({ name }) => name);
  expect(names).toContain('BOSCH \uFFFD');
});
