import { missingHead, productHead } from '@/content/pageHead';
import { MISSING_PRODUCT } from '@/content/search/searchTexts';
import { shop as sample } from '@/content/shop';
import { fromRow } from '@/data/schema/columns';
import { isRecord } from '@/data/schema/fields';
import { parseContactInfo, parseItem } from '@/data/schema/parseItems';
import type { Fetch } from '@/data/supabase/restClient';
import { formatPrice } from '@/domain/prices/price';
import type { Product } from '@/domain/product';
import { productAddress } from '@/domain/products/pageAddress';

import type { Facts } from './facts';
import { element } from './html';
import { contactLinks, partText } from './partText';
import { readDatabase } from './readDatabase';
import type { PageContent } from './writePage';

/** Pictures of other kinds are shown by few chats. */
const SHOWN_BY_CHATS = /\.(?:jpe?g|png)$/i;

/** The page of a part (D50). Rejects where the database does not say whether there is one. */
export async function partPage(id: number, facts: Facts, fetch: Fetch): Promise<PageContent> {
  const answer = await readDatabase(facts.backend, `rpc/part_page?id=${id}`, fetch);
  const read: unknown = await answer.json();
  if (!isRecord(read)) throw new TypeError('The answer holds no part');
  const contact = parseContactInfo(fromRow(read.contact)) ?? facts.contact;
  const address = productAddress(id);
  if (read.product === null) {
    const { heading, text } = MISSING_PRODUCT.unknown;
    const links = contactLinks(contact.phone, sample.messages.partNotFound);
    const missing = [element('h1', {}, heading), element('p', {}, text), links];
    return { address, status: 404, head: missingHead(facts), text: missing };
  }
  const product = parseItem('products', fromRow(read.product));
  if (product === undefined) throw new TypeError('The part cannot be shown');
  return {
    address,
    head: productHead(product, facts),
    share: {
      title: product.price > 0 ? `${product.name}, ${formatPrice(product.price)}` : product.name,
      picture: sharedPicture(product, facts),
      price: product.price > 0 ? product.price.toFixed(2) : undefined,
    },
    text: partText(product, read.product, contact),
  };
}

function sharedPicture({ image }: Product, { backend, website }: Facts) {
  if (image === '') return undefined;
  const { href, pathname } = new URL(image, website);
  const isUploaded = href.startsWith(`${backend.url}/storage/`);
  return isUploaded || SHOWN_BY_CHATS.test(pathname) ? href : undefined;
}
