import { fold } from '@/domain/products/fold';
import { priceOnRequestWords } from '@/panel/content/spreadsheet';
import { parseTypedPrice } from '@/panel/domain/prices/typedPrice';
import type { Cell } from '@/panel/domain/spreadsheet/sheet';

import { excludesVat, namesForeignCurrency } from './headings';

export interface ListedPrice {
  /** In TL; undefined where it cannot be read. */
  tl: number | undefined;
  isForeign: boolean;
  lacksVat: boolean;
}

const onRequest = new Set(priceOnRequestWords.map(fold));

/** A text such as `1.250,50 TL`, `1250 + KDV`, `$45`, `-` or `Fiyat sorunuz`. */
export function readListedPrice(text: string, isEnglish: boolean): ListedPrice {
  const amount = text
    .replace(/^'|\(.*?\)/g, '')
    .replace(/\+?\s*kdv.*$/i, '')
    .trim();
  const isOnRequest = /^[-–—]+$/.test(amount) || onRequest.has(fold(amount));
  const turkish = isEnglish ? amount.replaceAll(',', '') : amount;
  return {
    tl: isOnRequest ? 0 : parseTypedPrice(turkish),
    isForeign: namesForeignCurrency(text),
    lacksVat: excludesVat(text),
  };
}

/** `1,250.00` is read as 1250 where no other price of the column has a Turkish comma or dot, as in `1.250` or `12,50`. */
export function isEnglishColumn(cells: readonly Cell[]): boolean {
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell.replace(/[^\d.,]/g, '') : ''));
  return (
    texts.some((text) => /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(text)) &&
    !texts.some((text) => /,\d{1,2}$|\.\d{3}(?:[.,]|$)/.test(text))
  );
}
