import type { Catalog } from '@/domain/catalog';
import { formatPrice } from '@/domain/prices/price';
import { changedFields } from '@/domain/records';
import type { Conflict } from '@/panel/domain/conflict';
import { itemName } from '@/panel/domain/lists';

import { buttonColors } from './panel';

export const conflictWords = {
  title: 'Bu kayıt değişmiş',
  mine: 'Sizin yazdığınız',
  theirs: 'Şu an kayıtlı olan',
  keepMine: 'Benimkini kaydet',
  keepTheirs: 'Ötekini koru',
  addAgain: 'Yeniden ekle',
  giveUp: 'Vazgeç',
} as const;

export function conflictText(name: string, isDeleted: boolean): string {
  return isDeleted
    ? `Siz düzenlerken “${name}” silinmiş. Yazdıklarınız duruyor; kaydı bu hâliyle yeniden ekleyebilirsiniz.`
    : `Siz düzenlerken “${name}” başka bir yerde de değiştirilmiş. Hangisi kalsın?`;
}

const FIELDS: Record<keyof Catalog, Record<string, string>> = {
  products: {
    name: 'Ürün Adı',
    category: 'Kategori',
    brand: 'Marka',
    price: 'Fiyat',
    originalPrice: 'Orijinal Fiyat',
    discount: 'İndirim',
    image: 'Görsel URL',
    description: 'Açıklama',
    inStock: 'Stokta',
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
};

export interface Difference {
  field: string;
  mine: string;
  theirs: string;
}

export function conflictDifferences({ table, mine, theirs }: Conflict): Difference[] {
  if (theirs === undefined) return [];
  const [mineOf, theirsOf] = [mine, theirs].map(
    (values) => new Map<string, FieldValue>(Object.entries(values)),
  );
  const changed = changedFields(mine, theirs);
  return Object.entries(FIELDS[table])
    .filter(([name]) => changed.includes(name))
    .map(([name, field]) => ({
      field,
      mine: valueText(name, mineOf?.get(name)),
      theirs: valueText(name, theirsOf?.get(name)),
    }));
}

export function conflictName({ mine }: Conflict): string {
  return 'phone' in mine ? 'İletişim bilgileri' : itemName(mine);
}

type FieldValue = string | number | boolean | undefined;

function valueText(name: string, value: FieldValue): string {
  if (value === undefined || value === '') return '(boş)';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return name === 'discount' ? `%${value}` : formatPrice(value);
  return buttonColors.find((color) => color.value === value)?.name ?? value;
}
