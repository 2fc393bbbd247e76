import type { ListName } from '@/domain/catalog';
import { calledNumber, writtenNumber } from '@/domain/contactLinks';
import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';
import type { PhoneProblem } from '@/panel/domain/phoneProblem';
import type { ProductOrder } from '@/panel/domain/products/filter/listing';
import type { Refusal } from '@/panel/domain/refusal';

export const listWords = {
  products: {
    tab: 'Ürünler',
    add: 'Yeni Ürün',
    empty: 'Henüz ürün yok. İlk ürünü “Yeni Ürün” ile ekleyin.',
  },
  brands: {
    tab: 'Markalar',
    add: 'Yeni Marka',
    empty: 'Henüz marka yok. İlk markayı “Yeni Marka” ile ekleyin.',
  },
  slides: {
    tab: 'Slider',
    add: 'Yeni Slide',
    empty: 'Henüz slayt yok. İlk slaytı “Yeni Slide” ile ekleyin.',
  },
} as const satisfies Record<ListName, { tab: string; add: string; empty: string }>;

export const itemNouns = { products: 'ürün', brands: 'marka', slides: 'slayt' } as const;

/** An example below the fields of prices, and where a price of a spreadsheet cannot be read. */
export const PRICE_EXAMPLE = 'Örnek: 2850 ya da 2.850,50';

export const NO_PRODUCT_FOUND = 'Aramanıza uyan ürün yok.';

export const orderWords: Record<ProductOrder, string> = {
  newest: 'En yeni',
  name: 'Ada göre',
  cheapest: 'Önce ucuz',
  dearest: 'Önce pahalı',
  soldOut: 'Önce tükenenler',
};

export const SHARE_CATALOG = 'Kataloğu paylaş';

export const CONTACT_TAB = 'İletişim';

export const loginFailures = {
  wrong: 'Hatalı şifre!',
  unreachable: 'Panele ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  unread: 'Ürünlerin hepsi okunamadı. Yeniden “Giriş Yap” deyin, kaldığı yerden devam eder.',
} as const;

/** Why nothing was changed; after `unanswered` that is uncertain. `what`: such as `Liste`; `done`: such as `uygulanmış`. */
export function changeFailures(what: string, done: string) {
  return {
    cancelled: 'Hiçbir şey değiştirilmedi.',
    'too-slow': `${what} zamanında kaydedilemedi. Hiçbir şey değiştirilmedi; biraz sonra yeniden deneyin.`,
    unreachable:
      'Sitenin kayıtlarına ulaşılamadı. Hiçbir şey değiştirilmedi; biraz sonra yeniden deneyin.',
    throttled:
      'Çok sayıda yanlış şifre denenmiş. Hiçbir şey değiştirilmedi; birkaç dakika sonra yeniden deneyin.',
    busy: 'Sunucu şu anda çok yoğun. Hiçbir şey değiştirilmedi; biraz sonra yeniden deneyin.',
    restricted:
      'Veritabanının hizmeti durdurulmuş (kotası dolmuş ya da ödemesi gecikmiş olabilir). Hiçbir şey değiştirilmedi; nedeni Supabase panelinde yazar.',
    paused:
      'Veritabanı duraklatılmış. Hiçbir şey değiştirilmedi; Supabase panelinde “Resume” düğmesine basın, açılınca yeniden deneyin.',
    unanswered: `Siteden yanıt gelmedi; ${what.toLocaleLowerCase('tr')} ${done} olabilir. Biraz sonra yeniden deneyin: yapılmışsa ikinci kez yapılmaz.`,
    refused: `${what} kabul edilmedi. Hiçbir şey değiştirilmedi. Şifreniz değiştiyse sayfayı yenileyip yeniden giriş yapın.`,
    unsupported:
      'Siteniz güncellenmeli. Hiçbir şey değiştirilmedi; siteyi kuran kişiden “npm run setup” komutunu yeniden çalıştırmasını isteyin.',
  } as const;
}

export function phoneHint(phone: string): string {
  const [called, written] = [calledNumber(phone), writtenNumber(phone)];
  return called === phone
    ? 'Rakam ve boşlukla, örneğin 0532 000 00 00. Müşteriler bu numarayı arar ve WhatsApp’tan buraya yazar.'
    : `Müşteriler ${called} numarasını arar, WhatsApp’tan ${written} numarasına yazar.`;
}

export const phoneWarnings: Record<PhoneProblem, string> = {
  signs: 'Yalnız rakam, boşluk ve + ( ) . - / yazılabilir; harfleri ve başka işaretleri silin.',
  several: 'Burada birden çok numara var: aralarına / koyun, yoksa kimse arayamaz.',
  service: '444’lü numara aranır ama WhatsApp’ta açılmaz: WhatsApp’lı numaranızı yazın.',
  noZero: 'Başındaki 0 eksik: 0312 000 00 00 gibi yazın.',
  tooShort: 'Eksik rakam var: alan koduyla, 0532 000 00 00 gibi yazın.',
  tooLong: 'Fazla rakam var: 0532 000 00 00 gibi yazın, yurt dışı numarasına + ile başlayın.',
};

const NOT_READ = 'Sitenin kayıtları okunamadı, liste güncel değil: sayfayı yenileyin';

export function saveStateText(
  waiting: number,
  refused: number,
  { isTyped = false, isUnread = false },
): string {
  const open = [
    ...(waiting > 0 ? [`${waiting} değişiklik gönderilmeyi bekliyor`] : []),
    ...(refused > 0 ? [`${refused} değişiklik gönderilemedi`] : []),
  ];
  if (open.length > 0) return open.join(' · ');
  if (isUnread) return NOT_READ;
  return isTyped ? 'Bu form henüz kaydedilmedi' : 'Tüm değişiklikler kaydedildi';
}

/** A description to begin with. */
export function describeProduct(draft: Record<'name' | 'brand' | 'category', string>) {
  const { name, brand, category } = draft;
  const facts = [brand && `Marka: ${brand}.`, category && `Kategori: ${category}.`];
  return [`${name.trim()}.`, ...facts].filter(Boolean).join(' ');
}

export const PREVIEW_TITLE = 'Mağazadaki görünüşü';

export const waitingReasons = {
  password: 'Şifre değişmiş, yeniden giriş yapın (önce sayfayı yenileyin)',
  throttled:
    'Çok sayıda yanlış şifre denenmiş, değişiklikler birkaç dakika içinde kendiliğinden gönderilecek',
  busy: 'Sunucu şu anda çok yoğun, değişiklikler birazdan kendiliğinden gönderilecek',
  restricted:
    'Veritabanının hizmeti durdurulmuş (kotası dolmuş ya da ödemesi gecikmiş olabilir), değişiklikler hizmet açılınca kendiliğinden gönderilecek; siteyi kuran kişiye haber verin',
  paused:
    'Veritabanı duraklatılmış; siteyi kuran kişi Supabase panelinde “Resume” düğmesine basınca değişiklikler kendiliğinden gönderilecek',
  unreachable:
    'Sitenin kayıtlarına ulaşılamıyor, kendiliğinden yeniden denenecek; uzun sürerse siteyi kuran kişiye haber verin',
  offline: 'İnternet bağlantınız yok, bağlantı gelince kendiliğinden gönderilecek',
  setup: 'Sitenin kurulumunda bir eksik var, siteyi kuran kişiye haber verin',
  outdated:
    'Siteniz güncellenmeli, siteyi kuran kişiden “npm run setup” komutunu yeniden çalıştırmasını isteyin',
  notWritten: 'Veritabanı bu kaydı değiştirmiyor, siteyi kuran kişiye haber verin',
  picturesDown:
    'Fotoğraf deposuna ulaşılamıyor, kendiliğinden yeniden denenecek; uzun sürerse siteyi kuran kişiye haber verin',
  picturesFull:
    'Fotoğraf deposu dolu, Supabase’de daha büyük bir plana geçin ya da siteyi kuran kişiye haber verin',
  unstored: 'Değişiklikler burada saklanamıyor, gönderilmeden bu sayfayı kapatmayın',
} as const;

export const refusalWords = {
  mark: 'Gönderilemedi',
  retry: 'Yeniden dene',
} as const;

export const refusalReasons: Record<Refusal['reason'], string> = {
  outdated:
    'Siteniz güncellenmeli. Siteyi kuran kişiden “npm run setup” komutunu yeniden çalıştırmasını isteyin; sonra kendiliğinden gönderilir.',
  values: 'Bir bilgi geçersiz ya da çok uzun. Düzenleyip yeniden kaydedin.',
  tooLarge: 'Kayıt çok büyük. Açıklamayı kısaltıp yeniden kaydedin.',
  policy: 'Veritabanı bu değişikliğe izin vermiyor. Siteyi kuran kişiye haber verin.',
  pictureLost: 'Fotoğraf bu tarayıcıda artık yok. Düzenleyip fotoğrafı yeniden seçin.',
  pictureTooLarge:
    'Fotoğraf çok büyük. Başka bir fotoğraf seçin ya da siteyi kuran kişiye haber verin.',
  pictureType:
    'Fotoğraf deposu bu dosya türünü almıyor. Başka bir fotoğraf seçin ya da siteyi kuran kişiye haber verin.',
  picturePolicy: 'Fotoğraf deposu bu fotoğrafı kabul etmedi. Siteyi kuran kişiye haber verin.',
  noBucket: 'Fotoğraf deposu kurulmamış. Siteyi kuran kişiye haber verin.',
};

/** Colours by their names, with the style class string that is stored (D10). */
export const buttonColors = [
  { name: 'Kırmızı', value: DEFAULT_BUTTON_COLOR },
  { name: 'Turuncu', value: 'bg-amber-600 hover:bg-amber-700' },
  { name: 'Yeşil', value: 'bg-green-600 hover:bg-green-700' },
  { name: 'Mavi', value: 'bg-blue-600 hover:bg-blue-700' },
  { name: 'Mor', value: 'bg-purple-600 hover:bg-purple-700' },
  { name: 'Siyah', value: 'bg-gray-800 hover:bg-gray-900' },
] as const;
