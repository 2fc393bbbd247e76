import type { FeedGap } from '@/panel/domain/products/feedGap';

export const feedWords = {
  asking: 'Katalog adresi deneniyor…',
  noAddress:
    'Bu mağazanın kataloğu şu anda bir adresten okunamıyor. Bunun için bir veritabanı gerekir; varsa internet bağlantınızı kontrol edip biraz sonra yeniden deneyin.',
  included: (count: number) => `Katalogda ${count} parça var.`,
  leftOut: 'Şunlar katalogda yok, çünkü kabul edilmez:',
  closedControls:
    'Katalogdaki bağlantıların parçayı açması için OPEN_CONTROLS ayarı 1 olmalı; şimdi ana sayfayı açarlar.',
  copy: 'Adresi kopyala',
  copied: 'Kopyalandı',
  download: 'Dosyayı indir',
  unsent: (count: number) => `Henüz gönderilmeyen ${count} değişiklik dosyada yok.`,
} as const;

export const gapWords: Record<FeedGap, (count: number) => string> = {
  price: (count) => `Fiyatı olmayan ${count} parça`,
  picture: (count) => `Fotoğrafı olmayan ${count} parça`,
  format: (count) => `Fotoğrafı WebP olan ${count} parça`,
};

export const feedWays = [
  {
    where: 'Instagram ve Facebook',
    how: 'Meta Commerce Manager’da kataloğunuzu açın: Veri kaynakları > Ürün ekle > Veri akışı. “Planlanmış akış” seçip adresi yapıştırın; sıklık: günde bir.',
  },
  {
    where: 'WhatsApp',
    how: 'Commerce Manager’daki katalog yalnız WhatsApp Business Platform’a bağlı numaralarda görünür. WhatsApp Business uygulamasının kataloğu elle yazılır.',
  },
  {
    where: 'CSV isteyen pazaryeri',
    how: 'Bu adresi ya da dosyayı verin. Sütun adları Meta’nınkilerdir, fiyatlar TRY’dir.',
  },
] as const;
