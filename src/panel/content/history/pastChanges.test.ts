import { expect, test } from 'vitest';

import type { PastChange } from '@/panel/domain/pastChange';

import { pastChangeText } from './pastChanges';

test.each<[string, Partial<PastChange>]>([
  ['“Far” silindi', { counts: { products: { deleted: 1 } }, names: ['Far'] }],
  [
    '“Far” değişti: Fiyat, Stokta',
    { counts: { products: { edited: 1 } }, names: ['Far'], fields: ['price', 'inStock'] },
  ],
  [
    '12 ürün değişti: Fiyat (Far, Ayna, Disk …)',
    {
      kind: 'bulk',
      counts: { products: { edited: 12 } },
      names: ['Far', 'Ayna', 'Disk'],
      fields: ['price'],
    },
  ],
  [
    'İletişim bilgileri değişti: Telefon',
    { counts: { contact: { edited: 1 } }, names: ['0312'], fields: ['phone'] },
  ],
  ['Örnekler silindi', { kind: 'samples', counts: { products: { deleted: 4 } } }],
  ['Yedek yüklendi', { kind: 'backup', counts: { products: { added: 4, deleted: 3 } } }],
  [
    'Liste uygulandı: 2 yeni, 0 değişen ürün',
    { kind: 'list', counts: { products: { added: 2 }, brands: { added: 1 } } },
  ],
  [
    '“VALEO FR” markasının adı değişti, 3 ürünle',
    {
      kind: 'brand',
      counts: { brands: { edited: 1 }, products: { edited: 3 } },
      names: ['VALEO FR'],
    },
  ],
  [
    '“VALEO” değişti: Logo URL',
    { kind: 'brand', counts: { brands: { edited: 1 } }, names: ['VALEO'], fields: ['logo'] },
  ],
  [
    'Geri alma: “Far” eklendi',
    { kind: 'undo', counts: { products: { added: 1 } }, names: ['Far'] },
  ],
  [
    '1 marka silindi, 2 slayt silindi (BOSCH, Yaz, Kış)',
    { counts: { brands: { deleted: 1 }, slides: { deleted: 2 } }, names: ['BOSCH', 'Yaz', 'Kış'] },
  ],
])('%s', (words, facts) => {
  expect(pastChangeText({ id: 1, at: '', counts: {}, fields: [], ...facts })).toBe(words);
});
