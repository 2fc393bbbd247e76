import { formatPrice } from '@/domain/prices/price';
import { fold } from '@/domain/products/fold';
import { PART_NUMBER_NAME } from '@/domain/products/partNumbers/partNumbers';

import type { EnquiryItem } from './enquiry';

/**
 * The parts as lines of a chat message of at most `room` characters (D31): each with brand, part number, quantity and price;
 * else the names only; else as many names as fit, and how many more there are.
 */
export function enquiryLines(items: readonly EnquiryItem[], room: number): string {
  const whole = items.map(
    (item, index) => `${index + 1}. ${withBrand(item)}${numberOf(item)} - ${offer(item)}`,
  );
  const text = whole.join('\n');
  if (text.length <= room) return text;

  const names = items.map(({ name, quantity }, index) =>
    quantity === 1 ? `${index + 1}. ${name}` : `${index + 1}. ${name} (${quantity} adet)`,
  );
  let count = names.length;
  while (count > 0 && firstLines(names, count).length > room) count -= 1;
  return firstLines(names, count);
}

/** Many names hold the brand already. */
function withBrand({ name, brand }: EnquiryItem): string {
  return fold(name).includes(fold(brand)) ? name : `${brand} ${name}`;
}

function numberOf({ partNumber }: EnquiryItem): string {
  return partNumber === '' ? '' : `, ${PART_NUMBER_NAME}: ${partNumber}`;
}

function offer({ price, quantity }: EnquiryItem): string {
  if (price === 0) return `${quantity} adet, fiyatı ne kadar?`;
  return `${quantity} adet, ${quantity === 1 ? '' : 'tanesi '}${formatPrice(price)}`;
}

function firstLines(lines: readonly string[], count: number): string {
  const more = lines.length - count;
  return [...lines.slice(0, count), ...(more === 0 ? [] : [`… ve ${more} parça daha`])].join('\n');
}
