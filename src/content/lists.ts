import type { ListField } from '@/domain/lists/productLine';

/** The columns of our own lists, and how owners and their other programs call them. Case and dots do not matter. */
export const listColumns: Record<ListField, { heading: string; also: readonly string[] }> = {
  name: {
    heading: 'Ürün Adı',
    also: [
      'Ürün',
      'Ürün İsmi',
      'Ad',
      'Adı',
      'İsim',
      'Stok Adı',
      'Malzeme Adı',
      'Malzeme',
      'Parça Adı',
      'Parça',
      'Mal Adı',
      'Cinsi',
      'Name',
    ],
  },
  brand: { heading: 'Marka', also: ['Marka Adı', 'Üretici', 'Firma', 'Brand'] },
  category: {
    heading: 'Kategori',
    also: ['Kategori Adı', 'Grup', 'Grubu', 'Ürün Grubu', 'Stok Grubu', 'Grup Adı', 'Category'],
  },
  price: {
    heading: 'Fiyat (TL)',
    also: [
      'Fiyat',
      'Fiyatı',
      'Satış Fiyatı',
      'Birim Fiyat',
      'Birim Fiyatı',
      'Perakende Fiyatı',
      'KDV Dahil Fiyat',
      'Güncel Fiyat',
      'Yeni Fiyat',
      'İndirimli Fiyat',
      'Price',
    ],
  },
  originalPrice: {
    heading: 'Orijinal Fiyat (TL)',
    also: ['Orijinal Fiyat', 'Eski Fiyat', 'Liste Fiyatı', 'İndirimsiz Fiyat'],
  },
  discount: { heading: 'İndirim (%)', also: ['İndirim', 'İndirim Oranı', 'İskonto', 'Discount'] },
  inStock: {
    heading: 'Stok',
    also: [
      'Stokta',
      'Stok Durumu',
      'Stok Miktarı',
      'Stok Adedi',
      'Miktar',
      'Adet',
      'Mevcut',
      'Stock',
    ],
  },
  description: {
    heading: 'Açıklama',
    also: ['Açıklamalar', 'Detay', 'Özellik', 'Özellikler', 'Not', 'Description'],
  },
  image: {
    heading: 'Görsel URL',
    also: ['Görsel', 'Görsel Adresi', 'Resim', 'Resim URL', 'Fotoğraf', 'Image'],
  },
};

/** The first of each is what our own lists say. */
export const stockWords = {
  in: ['Var', 'Stokta', 'Stokta Var', 'Evet', 'Mevcut', 'True', 'Doğru'],
  out: ['Yok', 'Tükendi', 'Stokta Yok', 'Hayır', 'Bitti', 'False', 'Yanlış', '-'],
} as const;

/** Why a file cannot be read, and what the owner can do. */
export const fileProblems = {
  empty: 'Bu dosyada hiç ürün satırı yok. İlk satıra başlıkları, altına ürünleri yazın.',
  oldExcel:
    'Bu dosya eski bir Excel dosyası (.xls) ya da parolalı. Excel’de açın, “Farklı Kaydet” ile “Excel Çalışma Kitabı (.xlsx)” olarak kaydedip yeniden seçin.',
  notAList:
    'Bu dosya bir liste değil. Excel’den .xlsx ya da .csv olarak kaydettiğiniz dosyayı seçin.',
  broken:
    'Bu dosya açılamadı; bozuk ya da yarım inmiş olabilir. Excel’de açıp yeniden kaydedin ve bir daha deneyin.',
} as const;
