import type { SHOP_FIELDS } from '@/domain/shop/shopInfo';

export type ShopField = keyof typeof SHOP_FIELDS;

/** The groups of the screen `Mağaza`, with their headings. */
export const shopGroups = {
  identity: 'Ad ve logo',
  words: 'Ana sayfanın sözleri',
  controls: 'Arama ve menüler',
  legal: 'Yasal bilgiler',
} as const;

export type ShopGroup = keyof typeof shopGroups;

export const SHOP_GROUPS = Object.keys(shopGroups) as ShopGroup[];

/** Makes a field of the group; `hint` is said below it. */
const fieldOf = (group: ShopGroup) => (name: string, hint?: string) => ({ group, name, hint });
const identity = fieldOf('identity');
const words = fieldOf('words');
const legal = fieldOf('legal');

const SITE_HINT = 'İsteğe bağlı. https:// ile başlar.';

/** The fields of the screen, in their order. */
export const shopFields: Readonly<Record<ShopField, ReturnType<typeof words>>> = {
  name: identity('Mağaza adı'),
  tradingWord: identity('Adın altındaki söz', 'İsteğe bağlı. Örnek: TİCARET'),
  logo: identity('Logo', 'Kare bir işaret en iyi görünür; adınız yanında yazar.'),
  instagram: identity('Instagram adresi', SITE_HINT),
  facebook: identity('Facebook adresi', SITE_HINT),
  headline: words('Ana başlık'),
  summary: words('Tanıtım', 'Google ve paylaşılan bağlantı bunu gösterir.'),
  about: words('Hakkımızda yazısı', 'İsteğe bağlı. Sayfanın altında durur.'),
  figures: words(
    'Rakamlar',
    'İsteğe bağlı, en çok dört satır; yalnız doğru olanı yazın. Örnek: 25+ yıllık tecrübe',
  ),
  makes: words('Karşılamadaki markalar', 'İsteğe bağlı. Virgülle ayırın: Volkswagen, BMW'),
  city: words('Şehir', 'Google için. Adresinizin sonundaki şehir.'),
  hasRating: words(
    'Yıldızlar görünsün',
    'Her parçada aynı 4,8 puan. Mevzuata göre yalnız gerçek alıcıların puanı gösterilir.',
  ),
  hasBenefits: words('Güven kutuları görünsün'),
  hasFeatures: words('Parça özellikleri görünsün'),
  hasDelivery: words('Teslimat ve iade listesi görünsün'),
  hasFreeShipping: words('Ücretsiz kargo sözü görünsün'),
  hasWarranty: words('Garanti sözü görünsün'),
  openControls: fieldOf('controls')(
    'Arama ve menüler çalışsın',
    'Müşteri parça arar, kategoriye ve markaya göre süzer, birkaç parçayı birden sorar; her parçanın bağlantısı olur.',
  ),
  legalText: legal(
    'Yasal bilgiler metni',
    'Unvan, vergi dairesi ve numarası, MERSİS. Sayfanın altında yazar.',
  ),
  pricesWithVat: legal('“Fiyatlara KDV dahildir” görünsün'),
};

export const SHOP_TITLE = 'Mağaza';

/** Places that learn a change with the next build only. */
export const AFTER_BUILD =
  'Sayfada hemen görünür. Google’daki başlık ve tanıtım, telefondaki simge ve paylaşılan bağlantının resmi bir sonraki yayınlamada değişir: barındırma sitenizde yeniden Deploy deyin.';
