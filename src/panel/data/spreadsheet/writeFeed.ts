import type { Product } from '@/domain/product';
import { productAddress } from '@/domain/products/pageAddress';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { feedGap } from '@/panel/domain/products/feedGap';

import { toCsv } from './writeSpreadsheet';

const COLUMNS =
  'id,title,description,availability,condition,price,sale_price,link,image_link,brand,mpn,product_type';

const ADDRESSES = /(https?:\/\/|www\.)\S+/gi;

const money = (price: number) => `${price.toFixed(2)} TRY`;

/** What product_feed() of the migrations answers, for where it cannot be asked (D42). `site`: the shop's full address. */
export function writeFeed(products: readonly Product[], site: string): string {
  const base = site.replace(/\/?$/, '/');
  const lines = products.filter((product) => feedGap(product) === undefined).map(cellsOf);
  return toCsv([COLUMNS.split(','), ...lines], ',');

  function cellsOf(product: Product): string[] {
    const { id, name, brand, category, price, originalPrice = 0, image, inStock } = product;
    const { text, partNumbers } = splitDescription(product.description);
    const [mpn = ''] = partNumbers;
    const said = text.replaceAll(ADDRESSES, '').trim();
    const facts = [name, brand, category, mpn].filter((fact) => fact !== '').join(', ');
    const isReduced = originalPrice > price;
    return [
      String(id),
      name.slice(0, 150),
      (['', name].includes(said) ? facts : said).slice(0, 500),
      inStock ? 'in stock' : 'out of stock',
      'new',
      money(isReduced ? originalPrice : price),
      isReduced ? money(price) : '',
      base + productAddress(id),
      new URL(image, base).href,
      brand,
      mpn,
      category,
    ];
  }
}
