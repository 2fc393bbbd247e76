import { fillTemplate } from '@/content/chatLinks';
import { enquiryMessage } from '@/content/shop';
import { type EnquiryItem, type ItemChange, MOST_ITEMS } from '@/domain/enquiry/enquiry';
import { enquiryLines } from '@/domain/enquiry/enquiryLines';
import { formatPrice } from '@/domain/prices/price';

/** The most characters that wa.me takes. */
const MOST_TEXT = 2000;

export function enquiryText(
  items: readonly EnquiryItem[],
  complete = (message: string) => message,
): string {
  const around = complete(fillTemplate(enquiryMessage, { parts: '' }));
  const parts = enquiryLines(items, MOST_TEXT - around.length);
  return complete(fillTemplate(enquiryMessage, { parts }));
}

export function changeText(change: ItemChange): string {
  if (change.kind === 'deleted') return 'Artık listemizde yok';
  if (change.kind === 'soldOut') return 'Tükendi';
  return `Şimdiki fiyatı: ${formatPrice(change.now)}`;
}

export const FULL_ENQUIRY = `Listeye en çok ${MOST_ITEMS} parça eklenebilir. Yenisi için önce birini kaldırın.`;

export function addedText(name: string, count: number): string {
  return `Listeye eklendi: ${name}. Listede ${count} parça var.`;
}
