import { fieldLabel } from '@/panel/content/fieldNames';
import type { SpreadsheetColumn } from '@/panel/domain/spreadsheet/productLine';

export const ownHeadings = new Map<SpreadsheetColumn, string>([
  ['inStock', 'Stok'],
  ['partNumbers', 'Parça No'],
  ['currency', 'Para Birimi'],
]);

export function headingOf(column: SpreadsheetColumn): string {
  return ownHeadings.get(column) ?? fieldLabel('products', column);
}

export const PROBLEM_HEADING = 'Sorun';

/** The heading of the column that says when a spreadsheet was downloaded begins so; date and time follow. */
export const MADE_AT = 'Liste zamanı: ';

/** How owners, suppliers and their programs name the columns. Case, dots, units, order and endings of words do not matter. */
export const otherHeadings: Record<SpreadsheetColumn, string> = {
  name:
    'Ürün, Ürün İsmi, Ad, İsim, Stok Adı, Malzeme Adı, Malzeme, Parça Adı, Parça, Mal Adı, Mal Hizmet, Cinsi, ' +
    'Ürün Tanımı, Stok Tanımı, Name, Product Name',
  partNumbers:
    'Parça Numarası, Parça Kodu, OEM, OEM No, OEM Numarası, OEM Kodu, OE No, Orijinal No, Orjinal No, ' +
    'Orijinal Kod, Stok Kodu, Stok No, Ürün Kodu, Ürün No, Malzeme Kodu, Malzeme No, Üretici Kodu, Üretici No, ' +
    'Katalog No, Referans No, Referans, Muadil No, Barkod, Barkod No, Kod, SKU, EAN, Barcode, Part No, ' +
    'Part Number',
  brand: 'Marka Adı, Ürün Markası, Üretici, Üretici Firma, Firma, Brand',
  category: 'Kategori Adı, Grup, Ürün Grubu, Stok Grubu, Grup Adı, Category',
  price:
    'Fiyat, Satış Fiyatı, Birim Fiyat, Perakende Fiyatı, Perakende Satış Fiyatı, PSF, Bayi Fiyatı, Net Fiyat, ' +
    'Toptan Fiyat, Peşin Fiyat, Güncel Fiyat, Yeni Fiyat, İndirimli Fiyat, Price',
  originalPrice: 'Orijinal Fiyat, Eski Fiyat, Liste Fiyatı, Tavsiye Edilen Fiyat, İndirimsiz Fiyat',
  discount: 'İndirim, İndirim Oranı, İskonto, Discount',
  inStock: 'Stokta, Stok Durumu, Stok Miktarı, Stok Adedi, Miktar, Adet, Mevcut, Stock',
  vehicles:
    'Araç, Araç Adı, Araç Modeli, Araç Cinsi, Araç Tipi, Uygun Araç, Kullanıldığı Araç, Kullanım Yeri, Marka Model, ' +
    'Model, Uyumluluk, Uyumlu Model, Vehicle',
  description: 'Detay, Özellik, Not, Description',
  image: 'Görsel, Görsel Adresi, Resim, Resim URL, Fotoğraf, Image',
  currency: 'Döviz, Döviz Cinsi, Döviz Kodu, Kur Cinsi, Currency',
};
