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

/**
 * The words of headings, as owners, suppliers and their programs write them. One of those before the bar says what the column is; those
 * behind it may stand beside. A column whose heading has another word is not used. Case, dots, numbers and endings do not matter.
 */
export const headingWords: Record<SpreadsheetColumn, string> = {
  name: 'ad isim ismi cins tanım ürün malzeme parça mal malın name title label product | stok hizmet part',
  partNumbers:
    'kod no numara oem oe barkod ean sku gtin referans ref muadil code number barcode | parça ürün stok malzeme mal üretici ' +
    'orijinal orjinal katalog hizmet satıcı stock merchant part art article item product',
  brand: 'marka üretici firma brand brands manufacturer | ad ürün parça',
  category: 'kategori grup category categories | ad ürün stok malzeme parça ana alt main product',
  price:
    'fiyat psf perakende toptan price | satış birim bayi net peşin güncel yeni son indirimli ürün unit regular trendyol da satılacak',
  originalPrice: 'fiyat price | liste orijinal eski tavsiye edilen indirimsiz piyasa satış list',
  discount: 'indirim iskonto discount | oran',
  inStock:
    'stok stokta miktar adet mevcut bakiye durum stock qty quantity availability | ürün depo fiili kalan toplam eldeki amount',
  vehicles:
    'araç model yıl uyumluluk uyumlu kullanım vehicle | marka ad cins tip uygun kullanıldığı yer ürün',
  description: 'açıklama detay özellik not description | ürün stok malzeme parça part item product',
  image: 'görsel resim resmi fotoğraf image images picture | adres url link ürün path',
  currency: 'döviz para currency | cins kod birim br kur tip abbr',
};
