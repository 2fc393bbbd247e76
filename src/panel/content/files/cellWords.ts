/** The first of each is written into our own files. */
export const stockWords = {
  in: [
    'Var',
    'Stokta',
    'Evet',
    'E',
    'Mevcut',
    'Kritik',
    'Az',
    'Sınırlı',
    'Tükenmek Üzere',
    'Bol',
    '+',
    '++',
    '✓',
    '✔',
    'True',
    'Yes',
    'In Stock',
    'Doğru',
  ],
  out: ['Yok', 'Tükendi', 'Hayır', 'H', 'Bitti', 'False', 'No', 'Out Of Stock', 'Yanlış', '-'],
} as const;

/** Words in the column of prices, for which the shop shows `Fiyat sorun` (D27). */
export const priceOnRequestWords = [
  'Sorunuz',
  'Sorun',
  'Fiyat Sorunuz',
  'Fiyat Sorun',
  'Fiyatı Sorunuz',
  'Fiyat Alınız',
  'Fiyat İçin Arayınız',
  'Arayınız',
] as const;
