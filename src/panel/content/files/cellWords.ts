const listOf = (words: string) => words.split(' | ');

/** The first of each is written into our own files. */
export const stockWords = {
  in: listOf(
    'Var | Stokta | Evet | E | Mevcut | Kritik | Az | Sınırlı | Tükenmek Üzere | Bol | + | ++ | ✓ | ✔ | True | Yes | In Stock | Doğru',
  ),
  out: listOf(
    'Yok | Tükendi | Hayır | H | Bitti | Kalmadı | Mevcut Değil | False | No | Out Of Stock | Yanlış | -',
  ),
};

/** Words in the column of prices, for which the shop shows `Fiyat sorun` (D27). */
export const priceOnRequestWords = listOf(
  'Sorunuz | Sorun | Fiyat Sorunuz | Fiyat Sorun | Fiyatı Sorunuz | Fiyat Alınız | Fiyat İçin Arayınız | Arayınız',
);
