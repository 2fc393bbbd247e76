import { productDetailMessage } from '@/content/chatLinks';
import { calledNumber, callLink, chatLink } from '@/domain/contactLinks';
import { formatPrice } from '@/domain/prices/price';
import { type Product, vehiclesOf } from '@/domain/product';
import { searchAddress } from '@/domain/products/pageAddress';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';

import { element, type Html } from './html';

/** What a reader without scripts needs of a part. */
export function partText(product: Product, phone: string): (Html | undefined)[] {
  const { name, image, price, inStock, brand, category } = product;
  const { text, partNumbers } = splitDescription(product.description);
  const vehicles = vehiclesOf(product);
  const lines = [
    `${formatPrice(price)}, ${inStock ? 'Stokta Var' : 'Stokta Yok'}`,
    ...text.split('\n'),
    ...(vehicles.length > 0 ? [`Uyumlu araçlar: ${vehicles.join(', ')}`] : []),
    ...(partNumbers.length > 0 ? [`Parça no: ${partNumbers.join(', ')}`] : []),
  ];
  return [
    element('h1', {}, name),
    // Browsers would fetch it besides the copy that the app shows.
    image === '' ? undefined : element('noscript', {}, element('img', { src: image, alt: name })),
    ...lines.map((line) => element('p', {}, line)),
    links([brand, searchAddress({ brand })], [category, searchAddress({ category })]),
    contactLinks(phone, productDetailMessage(product)),
  ];
}

export function contactLinks(phone: string, message: string): Html {
  return links(
    [`Ara: ${calledNumber(phone)}`, callLink(phone)],
    ['WhatsApp', chatLink(phone, message)],
  );
}

export function links(...shown: readonly [text: string, href: string][]): Html {
  return element('p', {}, ...shown.flatMap(([text, href]) => [element('a', { href }, text), ' ']));
}
