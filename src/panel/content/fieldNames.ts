import { type Catalog, type FieldNames, fieldOf } from '@/domain/catalog';
import type { Field } from '@/domain/fields/field';

/** What the owner reads for each field. */
const fieldNames: FieldNames<string> = {
  products: {
    name: 'Ürün Adı',
    brand: 'Marka',
    category: 'Kategori',
    price: 'Fiyat',
    originalPrice: 'Orijinal Fiyat',
    discount: 'İndirim',
    inStock: 'Stokta',
    vehicles: 'Uyumlu Araçlar',
    description: 'Açıklama',
    image: 'Görsel URL',
  },
  brands: { name: 'Marka Adı', logo: 'Logo URL' },
  slides: {
    title: 'Başlık',
    subtitle: 'Alt Başlık',
    description: 'Açıklama',
    image: 'Görsel URL',
    buttonText: 'Buton Metni',
    buttonColor: 'Buton Rengi',
  },
  contact: {
    phone: 'Telefon',
    email: 'E-posta',
    address: 'Adres',
    workingHours: 'Çalışma Saatleri',
  },
  shop: {
    name: 'Mağaza adı',
    tradingWord: 'Adın altındaki söz',
    headline: 'Ana başlık',
    summary: 'Tanıtım',
    about: 'Hakkımızda yazısı',
    figures: 'Rakamlar',
    city: 'Şehir',
    hasRating: 'Yıldızlar görünsün',
    hasBenefits: 'Güven kutuları görünsün',
    hasFeatures: 'Parça özellikleri görünsün',
    hasDelivery: 'Teslimat ve iade listesi görünsün',
    hasFreeShipping: 'Ücretsiz kargo sözü görünsün',
    hasWarranty: 'Garanti sözü görünsün',
    makes: 'Karşılamadaki markalar',
    openControls: 'Arama ve menüler çalışsın',
    pricesWithVat: '“Fiyatlara KDV dahildir” görünsün',
    legalText: 'Yasal bilgiler metni',
    logo: 'Logo',
    instagram: 'Instagram adresi',
    facebook: 'Facebook adresi',
  },
};

const UNITS: Partial<Record<Field['kind'], string>> = { price: 'TL', percent: '%' };

export function fieldName(table: keyof Catalog, field: string): string {
  const names: Readonly<Record<string, string>> = fieldNames[table];
  return names[field] ?? field;
}

/** The name with its unit: `Fiyat (TL)`. */
export function fieldLabel(table: keyof Catalog, field: string): string {
  const kind = fieldOf(table, field)?.kind;
  const unit = kind && UNITS[kind];
  const name = fieldName(table, field);
  return unit === undefined ? name : `${name} (${unit})`;
}
