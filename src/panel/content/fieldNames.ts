import { type Catalog, type FieldNames, fieldOf } from '@/domain/catalog';
import type { Field } from '@/domain/fields/field';

import { type ShopField, shopFields } from './shopGroups';

const shopNames = Object.fromEntries(
  Object.entries(shopFields).map(([field, { name }]) => [field, name]),
) as Record<ShopField, string>;

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
  shop: shopNames,
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
