import type { SHOP_FIELDS } from '@/domain/shop/shopInfo';

export type ShopField = keyof typeof SHOP_FIELDS;

/** The groups of the screen `Mağaza`, and the fields of each in order, with what is said below a field. */
export const shopGroups = {
  identity: {
    title: 'Ad ve logo',
    fields: {
      name: undefined,
      tradingWord: 'İsteğe bağlı. Örnek: TİCARET',
      logo: 'Kare bir işaret en iyi görünür; adınız yanında yazar.',
      instagram: 'İsteğe bağlı. https:// ile başlar.',
      facebook: 'İsteğe bağlı. https:// ile başlar.',
    },
  },
  words: {
    title: 'Ana sayfanın sözleri',
    fields: {
      headline: undefined,
      summary: 'Google ve paylaşılan bağlantı bunu gösterir.',
      about: 'İsteğe bağlı. Sayfanın altında durur.',
      figures:
        'İsteğe bağlı, en çok dört satır; yalnız doğru olanı yazın. Örnek: 25+ yıllık tecrübe',
      makes: 'İsteğe bağlı. Virgülle ayırın: Volkswagen, BMW',
      city: 'Google için. Adresinizin sonundaki şehir.',
      hasRating:
        'Her parçada aynı 4,8 puan. Mevzuata göre yalnız gerçek alıcıların puanı gösterilir.',
      hasBenefits: undefined,
      hasFeatures: undefined,
      hasDelivery: undefined,
      hasFreeShipping: undefined,
      hasWarranty: undefined,
    },
  },
  controls: {
    title: 'Arama ve menüler',
    fields: {
      openControls:
        'Müşteri parça arar, kategoriye ve markaya göre süzer, birkaç parçayı birden sorar; her parçanın bağlantısı olur.',
    },
  },
  legal: {
    title: 'Yasal bilgiler',
    fields: {
      legalText: 'Unvan, vergi dairesi ve numarası, MERSİS. Sayfanın altında yazar.',
      pricesWithVat: undefined,
    },
  },
} as const satisfies Record<
  string,
  { title: string; fields: Partial<Record<ShopField, string | undefined>> }
>;

export type ShopGroup = keyof typeof shopGroups;

export const SHOP_GROUPS = Object.keys(shopGroups) as ShopGroup[];

export function groupOf(field: ShopField): ShopGroup | undefined {
  return SHOP_GROUPS.find((group) => field in shopGroups[group].fields);
}

export const SHOP_TITLE = 'Mağaza';

/** Places that learn a change with the next build only. */
export const AFTER_BUILD =
  'Sayfada hemen görünür. Google’daki başlık ve tanıtım, telefondaki simge ve paylaşılan bağlantının resmi bir sonraki yayınlamada değişir: barındırma sitenizde yeniden Deploy deyin.';
