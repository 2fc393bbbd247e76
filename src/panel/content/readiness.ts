import type { ContactInfo } from '@/domain/contactInfo';

import type { ShopField } from './shopGroups';

/** What a shop may lack before it opens, in this order, and why it matters. What only the host can change stands last. */
export const readinessSteps = {
  SHOP_NAME: 'Dükkânın adı hâlâ örnek: müşteri kiminle konuştuğunu bilmez.',
  SHOP_PHONE: 'Telefon hâlâ örnek: müşterinin mesajı size gelmez.',
  samples: 'Örnek kayıtlar hâlâ mağazada: müşteri satmadığınız parçaları sorar.',
  photographs: 'Hiçbir parçanızın fotoğrafı yok: müşteri görmediğini sormaz.',
  logo: 'Logonuzu seçmediniz: mağazanız tanınmaz.',
  address: 'Adresiniz yok ya da örnek: Google onu gösterir.',
  workingHours: 'Çalışma saatleriniz yok ya da örnek: müşteri ne zaman arayacağını bilmez.',
  email: 'E-posta adresiniz yok ya da örnek: yazılanlar size gelmez.',
  hasRating:
    'Yıldızlar ve 127 değerlendirme örnektir: mevzuata göre yalnız gerçek alıcılarınki gösterilir.',
  figures: 'Müşteri, ürün ve yıl rakamları örnektir: doğru olmalıdır.',
  summary: 'Dükkânınızı anlatan cümleyi siz yazmadınız: Google onu gösterir.',
  openControls:
    'Arama ve menüler kapalı: açınca müşteri parça arar, süzer, her parçanın bağlantısı olur.',
  share: 'Mağazanızı kimse bilmiyor: adresini gönderin.',
  backup: 'Hiç yedek alınmadı: kayıtlar yalnız bu tarayıcıda duruyor.',
  SHOP_WEBSITE:
    'Sitenin adresi yazılmamış: paylaşılan bağlantıda resim çıkmaz. Barındırma sitenizdeki ayar: SHOP_WEBSITE.',
} as const;

export type ReadinessStep = keyof typeof readinessSteps;

/** A field of a record, the screen `Mağaza` with its groups closed, or the form of a new product. */
export type FieldPlace =
  | { table: 'shop'; field?: ShopField }
  | { table: 'contact'; field: keyof ContactInfo }
  | { table: 'products'; field?: never };

/** The places where steps are done. The dialog does the others itself. */
export const stepPlaces = {
  SHOP_NAME: { table: 'shop', field: 'name' },
  SHOP_PHONE: { table: 'contact', field: 'phone' },
  photographs: { table: 'products' },
  logo: { table: 'shop', field: 'logo' },
  address: { table: 'contact', field: 'address' },
  workingHours: { table: 'contact', field: 'workingHours' },
  email: { table: 'contact', field: 'email' },
  hasRating: { table: 'shop', field: 'hasRating' },
  figures: { table: 'shop', field: 'figures' },
  summary: { table: 'shop', field: 'summary' },
  openControls: { table: 'shop', field: 'openControls' },
} as const satisfies Partial<Record<ReadinessStep, FieldPlace>>;

export type StepPlace = keyof typeof stepPlaces;

/** The steps of the card `Mağazanızı kurun` (D49), with the buttons of each. */
export const setUpSteps: Readonly<Record<string, Partial<Record<StepPlace, string>>>> = {
  'Mağazanızın adını ve telefonunuzu yazın.': { SHOP_NAME: 'Adı yaz', SHOP_PHONE: 'Telefonu yaz' },
  'Logonuzu seçin.': { logo: 'Logo seç' },
  'İlk parçanızı ekleyin.': { photographs: 'Parça ekle' },
};

export const readinessWords = {
  title: 'Yayına hazırlık',
  setUp: 'Mağazanızı kurun',
  removed: 'Örnekler silindi',
  putAside: 'Kenara koy',
} as const;
