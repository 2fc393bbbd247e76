import type { SHOP_FIELDS } from '@/domain/shop/shopInfo';

export type ShopField = keyof typeof SHOP_FIELDS;

/** The groups of the screen `Mağaza`, with their fields in order. */
export const shopGroups = {
  identity: {
    title: 'Ad ve logo',
    fields: ['name', 'tradingWord', 'logo', 'instagram', 'facebook'],
  },
  words: {
    title: 'Ana sayfanın sözleri',
    fields: [
      'headline',
      'summary',
      'about',
      'figures',
      'makes',
      'city',
      'hasRating',
      'hasBenefits',
      'hasFeatures',
      'hasDelivery',
      'hasFreeShipping',
      'hasWarranty',
    ],
  },
  controls: { title: 'Arama ve menüler', fields: ['openControls'] },
  legal: { title: 'Yasal bilgiler', fields: ['legalText', 'pricesWithVat'] },
} as const satisfies Record<string, { title: string; fields: readonly ShopField[] }>;

export type ShopGroup = keyof typeof shopGroups;

export function groupOf(field: ShopField): ShopGroup | undefined {
  const groups = Object.keys(shopGroups) as ShopGroup[];
  return groups.find((group) => new Set<ShopField>(shopGroups[group].fields).has(field));
}

export const shopHints: Partial<Record<ShopField, string>> = {
  tradingWord: 'İsteğe bağlı. Örnek: TİCARET',
  logo: 'Kare bir işaret en iyi görünür; adınız yanında yazar.',
  instagram: 'İsteğe bağlı. https:// ile başlar.',
  facebook: 'İsteğe bağlı. https:// ile başlar.',
  summary: 'Google ve paylaşılan bağlantı bunu gösterir.',
  about: 'İsteğe bağlı. Sayfanın altında durur.',
  figures: 'İsteğe bağlı, en çok dört satır; yalnız doğru olanı yazın. Örnek: 25+ yıllık tecrübe',
  makes: 'İsteğe bağlı. Virgülle ayırın: Volkswagen, BMW',
  city: 'Google için. Adresinizin sonundaki şehir.',
  hasRating: 'Her parçada aynı 4,8 puan. Mevzuata göre yalnız gerçek alıcıların puanı gösterilir.',
  openControls:
    'Müşteri parça arar, kategoriye ve markaya göre süzer, birkaç parçayı birden sorar; her parçanın bağlantısı olur.',
  legalText: 'Unvan, vergi dairesi ve numarası, MERSİS. Sayfanın altında yazar.',
};

export const SHOP_TITLE = 'Mağaza';

/** Places that learn a change with the next build only. */
export const AFTER_BUILD =
  'Sayfada hemen görünür. Google’daki başlık ve tanıtım bir sonraki yayınlamada değişir: barındırma sitenizde yeniden Deploy deyin.';

export const setUpWords = {
  title: 'Mağazanızı kurun',
  putAside: 'Kenara koy',
} as const;

/** The steps of that card, with the fields that each opens. */
export const setUpSteps = [
  {
    title: 'Mağazanızın adını ve telefonunuzu yazın.',
    fields: [
      { field: 'name', label: 'Adı yaz' },
      { field: 'phone', label: 'Telefonu yaz' },
    ],
  },
  { title: 'Logonuzu seçin.', fields: [{ field: 'logo', label: 'Logo seç' }] },
  { title: 'İlk parçanızı ekleyin.', fields: [{ field: 'product', label: 'Parça ekle' }] },
] as const;
