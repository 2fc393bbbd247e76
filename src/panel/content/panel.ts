import type { ListName } from '@/domain/catalog';
import { DEFAULT_BUTTON_COLOR } from '@/domain/slide';
import type { PhoneProblem } from '@/panel/domain/phoneProblem';

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

export const SLIDES_HINT =
  'Slaytlar, mağazanın en üstünde sırayla görünen geniş kampanya görselleridir.';

export const NO_PRODUCT_FOUND = 'Aramanıza uyan ürün yok.';

export const CONTACT_TAB = 'İletişim';
export const CONTACT_SAVED = 'İletişim bilgileri güncellendi!';

export const loginFailures = {
  wrong: 'Hatalı şifre!',
  unreachable: 'Panele ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  unread: 'Ürünlerin hepsi okunamadı. Yeniden “Giriş Yap” deyin, kaldığı yerden devam eder.',
} as const;

export const phoneWarnings: Record<PhoneProblem, string> = {
  several: 'Burada birden çok numara var: yalnız birini bırakın, yoksa kimse arayamaz.',
  service: '444’lü numara aranır ama WhatsApp’ta açılmaz: WhatsApp’lı numaranızı yazın.',
  noZero: 'Başındaki 0 eksik: 0312 000 00 00 gibi yazın.',
  tooShort: 'Eksik rakam var: alan koduyla, 0532 000 00 00 gibi yazın.',
  tooLong: 'Fazla rakam var: 0532 000 00 00 gibi yazın, yurt dışı numarasına + ile başlayın.',
};

export function saveStateText(waiting: number, refused: number): string {
  const open = [
    ...(waiting > 0 ? [`${waiting} değişiklik gönderilmeyi bekliyor`] : []),
    ...(refused > 0 ? [`${refused} değişiklik kabul edilmedi`] : []),
  ];
  return open.length === 0 ? 'Tüm değişiklikler kaydedildi' : open.join(' · ');
}

export const waitingReasons = {
  password: 'Şifre değişmiş, yeniden giriş yapın (önce sayfayı yenileyin)',
  throttled:
    'Çok sayıda yanlış şifre denenmiş, değişiklikler birkaç dakika içinde kendiliğinden gönderilecek',
  unreachable: 'Sitenin kayıtlarına ulaşılamıyor, internet bağlantınızı kontrol edin',
  unstored: 'Değişiklikler burada saklanamıyor, gönderilmeden bu sayfayı kapatmayın',
  picture: 'Bir fotoğraf gönderilemedi, kaydı düzenleyip fotoğrafı yeniden seçin',
} as const;

/** By name, with the style class string that is stored (D10). */
export const buttonColors = [
  { name: 'Kırmızı', value: DEFAULT_BUTTON_COLOR },
  { name: 'Turuncu', value: 'bg-amber-600 hover:bg-amber-700' },
  { name: 'Yeşil', value: 'bg-green-600 hover:bg-green-700' },
  { name: 'Mavi', value: 'bg-blue-600 hover:bg-blue-700' },
  { name: 'Mor', value: 'bg-purple-600 hover:bg-purple-700' },
  { name: 'Siyah', value: 'bg-gray-800 hover:bg-gray-900' },
] as const;
