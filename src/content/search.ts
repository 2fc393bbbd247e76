import { chatLink } from '@/domain/contactLinks';
import type { ProductQuery, MissingPart } from '@/domain/products/productQuery';

import { fillTemplate, partNotFoundChat } from './chatLinks';
import { nothingFoundMessage } from './shop';

export function resultsHeading({ text, category, brand }: ProductQuery): string {
  return text === '' ? category || brand || 'Tüm Ürünler' : `“${text}” için sonuçlar`;
}

export function resultsFilter({ category, brand }: ProductQuery): string | undefined {
  if (category !== '') return `Kategori: ${category}`;
  return brand === '' ? undefined : `Marka: ${brand}`;
}

/** `read`: how many of the newest products were searched, if not all. */
export function resultsStatus(total: number, read: number | undefined): string {
  const found = `${total.toLocaleString('tr')} ürün bulundu`;
  return read === undefined
    ? found
    : `${found} (en yeni ${read.toLocaleString('tr')} ürün içinde arandı)`;
}

export const SEARCHING = 'Aranıyor…';

export const NOTHING_FOUND =
  'Aradığınız ürünü bulamadık. WhatsApp’tan yazın, sizin için araştıralım.';

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

export function nothingFoundChat(phone: string, text: string): string {
  return text === ''
    ? partNotFoundChat(phone)
    : chatLink(phone, fillTemplate(nothingFoundMessage, { text }));
}
