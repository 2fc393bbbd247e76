/** The first of each is written into our own files. */
export const stockWords = {
  in: ['Var', 'Stokta', 'Stokta Var', 'Evet', 'Mevcut', 'True', 'Doğru'],
  out: ['Yok', 'Tükendi', 'Stokta Yok', 'Hayır', 'Bitti', 'False', 'Yanlış', '-'],
} as const;

/** Words in the column of prices, for which the shop shows `Fiyat sorun` (D27). */
export const priceOnRequestWords = [
  'Sorunuz',
  'Sorun',
  'Fiyat Sorunuz',
  'Fiyat Sorun',
  'Fiyatı Sorunuz',
  'Fiyat İçin Arayınız',
  'Arayınız',
] as const;
