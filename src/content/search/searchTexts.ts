import { fillTemplate } from '@/content/chatLinks';
import { nothingFoundTemplate, shop } from '@/content/shop';
import type { MissingProduct, ProductQuery, SortOrder } from '@/domain/products/productQuery';

export function resultsHeading({ text, category, brand }: ProductQuery): string {
  const chosen = [category, brand].filter((name) => name !== '').join(' · ');
  return text === '' ? chosen || 'Tüm Ürünler' : `“${text}” için sonuçlar`;
}

/** `read`: how many of the newest products were searched, if not all. */
export function resultsStatus(total: number, read: number | undefined): string {
  const found = `${total.toLocaleString('tr')} ürün bulundu`;
  return read === undefined
    ? found
    : `${found} (en yeni ${read.toLocaleString('tr')} ürün içinde arandı)`;
}

export const SORT_ORDERS: readonly { value: SortOrder; name: string }[] = [
  { value: 'relevance', name: 'Önerilen' },
  { value: 'cheapest', name: 'Önce ucuz' },
  { value: 'costliest', name: 'Önce pahalı' },
  { value: 'newest', name: 'En yeni' },
];

export function suggestionsStatus(count: number, instead: string | undefined): string {
  const suggested = `${count} öneri, aşağı ve yukarı oklarla seçebilirsiniz`;
  return instead === undefined ? suggested : `${instead.replace(/:$/, '')}. ${suggested}`;
}

export const SEARCHING = 'Aranıyor…';

export const NOTHING_FOUND =
  'Aradığınız ürünü bulamadık. WhatsApp’tan yazın, sizin için araştıralım.';

export const EMPTY_CATEGORY =
  'Bu kategoride parça yok. Öteki kategorilere bakın ya da WhatsApp’tan yazın, sizin için araştıralım.';

/** A visitor with fewer results is offered to ask for more. */
export const FEW_RESULTS = 4;

export const FEW_FOUND = 'Sitede hepsi yok: aradığınızı yazın, sizin için bulalım.';

export const RESULTS_NOT_LOADED = {
  offline:
    'Arama şu anda açılamıyor. İnternet bağlantınızı kontrol edip yeniden arayın ya da bize WhatsApp’tan yazın.',
  outdated: 'Arama şu anda açılamıyor. Bize WhatsApp’tan yazabilir ya da bizi arayabilirsiniz.',
} as const;

export const MISSING_PRODUCT: Record<MissingProduct['reason'], { heading: string; text: string }> =
  {
    unknown: {
      heading: 'Bu parça artık listemizde yok',
      text: 'Bağlantı eksik kopyalanmış ya da parça listeden kaldırılmış olabilir. WhatsApp’tan yazın, sizin için araştıralım.',
    },
    unread: {
      heading: 'Bu parçaya şu anda ulaşılamıyor',
      text: 'Biraz sonra yeniden deneyin ya da bize WhatsApp’tan yazın.',
    },
  };

/** All that was typed: the shop knows what fits. */
export function wantedMessage(text: string): string {
  return `Merhaba, ${text} arıyorum. Sizde var mı?\n\nAraç (marka / model): \nYıl: \nŞasi no: `;
}

export function nothingFoundMessage(text: string): string {
  return text === '' ? shop.messages.partNotFound : fillTemplate(nothingFoundTemplate, { text });
}
