import { productDetailMessage } from '@/content/chatLinks';
import type { ContactInfo } from '@/domain/contactInfo';
import { calledNumber, callLink, chatLink } from '@/domain/contactLinks';
import { formatPrice } from '@/domain/prices/price';
import type { Product } from '@/domain/product';
import { searchAddress } from '@/domain/products/pageAddress';
import { PART_ROW_ID } from '@/domain/products/pageIds';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';

import { dataElement, element, type Html } from './html';

/** What a reader without scripts needs of a part, and its row, which the app takes in place of a request. */
export function partText(product: Product, row: unknown, { phone }: ContactInfo): Html[] {
  const { name, image, price, inStock, brand, category } = product;
  const { text, partNumbers } = splitDescription(product.description);
  return [
    element('h1', {}, name),
    image === '' ? undefined : element('img', { src: image, alt: name, loading: 'lazy' }),
    element('p', {}, `${formatPrice(price)}, ${inStock ? 'Stokta Var' : 'Stokta Yok'}`),
    ...text.split('\n').map((line) => element('p', {}, line)),
    partNumbers.length === 0 ? undefined : element('p', {}, `Parça no: ${partNumbers.join(', ')}`),
    element(
      'p',
      {},
      element('a', { href: searchAddress({ brand }) }, brand),
      ', ',
      element('a', { href: searchAddress({ category }) }, category),
    ),
    contactLinks(phone, productDetailMessage(product)),
    dataElement(PART_ROW_ID, 'application/json', row),
  ].filter((written) => written !== undefined);
}

export function contactLinks(phone: string, message: string): Html {
  return element(
    'p',
    {},
    element('a', { href: callLink(phone) }, `Ara: ${calledNumber(phone)}`),
    ', ',
    element('a', { href: chatLink(phone, message) }, 'WhatsApp'),
  );
}
