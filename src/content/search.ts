import type { MissingPart, ProductQuery, SortOrder } from '@/domain/products/productQuery';

import { fillTemplate } from './chatLinks';
import { nothingFoundTemplate, shop } from './shop';

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

export function meantLine(meant: string): string {
  return `Bunu mu demek istediniz: ${meant}`;
}

export function suggestionsStatus(count: number, meant: string | undefined): string {
  const suggested = `${count} öneri, aşağı ve yukarı oklarla seçebilirsiniz`;
  return meant === undefined ? suggested : `${meantLine(meant)}. ${suggested}`;
}

export const SEARCHING = 'Aranıyor…';

export const NOTHING_FOUND =
  'Aradığınız ürünü bulamadık. WhatsApp’tan yazın, sizin için araştıralım.';

export const RESULTS_NOT_LOADED = {
  offline:
    'Arama şu anda açılamıyor. İnternet bağlantınızı kontrol edip yeniden arayın ya da bize WhatsApp’tan yazın.',
  outdated: 'Arama şu anda açılamıyor. Bize WhatsApp’tan yazabilir ya da bizi arayabilirsiniz.',
} as const;

export const MISSING_PART: Record<MissingPart, { heading: string; text: string }> = {
  unknown: {
    heading: 'Bu parça artık listemizde yok',
    text: 'Bağlantı eksik kopyalanmış ya da parça listeden kaldırılmış olabilir. WhatsApp’tan yazın, sizin için araştıralım.',
  },
  unread: {
    heading: 'Bu parçaya şu anda ulaşılamıyor',
    text: 'İnternet bağlantınızı kontrol edip bağlantıyı yeniden açın ya da bize WhatsApp’tan yazın.',
  },
};

export function nothingFoundMessage(text: string): string {
  return text === '' ? shop.messages.partNotFound : fillTemplate(nothingFoundTemplate, { text });
}
