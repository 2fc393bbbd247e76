import { missingHead, PART_ROW_ID, productHead } from '@/content/pageHead';
import { MISSING_PRODUCT } from '@/content/search/searchTexts';
import { shop as sample } from '@/content/shop';
import { isRecord } from '@/data/schema/fields';
import { parseContactInfo, parseItem } from '@/data/schema/parseItems';
import { fromRow } from '@/data/schema/rows';
import type { Fetch } from '@/data/supabase/restClient';
import { formatPrice } from '@/domain/prices/price';
import type { Product } from '@/domain/product';

import { dataElement, element } from './html';
import { contactLinks, partText } from './partText';
import { readDatabase } from './readDatabase';
import type { PageContent, Facts } from './writePage';

/** Pictures of other kinds are shown by few chats. */
const SHOWN_BY_CHATS = /\.(?:jpe?g|png)$/i;

/** The page of a part (D50). Rejects where the database does not say whether there is one. */
export async function partPage(id: number, facts: Facts, fetch: Fetch): Promise<PageContent> {
  const answer = await readDatabase(facts.backend, `rpc/part_page?id=${id}`, fetch);
  const read: unknown = await answer.json();
  if (!isRecord(read)) throw new TypeError('The answer holds no part');
  const { phone } = parseContactInfo(fromRow(read.contact)) ?? facts.contact;
  if (read.product === null) {
    const { heading, text } = MISSING_PRODUCT.unknown;
    const links = contactLinks(phone, sample.messages.partNotFound);
    const missing = [element('h1', {}, heading), element('p', {}, text), links];
    return { status: 404, head: missingHead('unknown', facts), text: missing };
  }
  const product = parseItem('products', fromRow(read.product));
  if (product === undefined) throw new TypeError('The part cannot be shown');
  return {
    head: productHead(product, facts),
    share: shareOf(product, facts),
    // The app takes the row in place of a request.
    text: [...partText(product, phone), dataElement(PART_ROW_ID, 'application/json', read.product)],
  };
}

function shareOf({ name, price, image }: Product, { backend, website }: Facts) {
  const { href, pathname } = new URL(image, website);
  const isShown = href.startsWith(`${backend.url}/storage/`) || SHOWN_BY_CHATS.test(pathname);
  return {
    'og:type': 'product',
    'og:title': price > 0 ? `${name}, ${formatPrice(price)}` : name,
    ...(isShown && { 'og:image': href, 'og:image:width': undefined, 'og:image:height': undefined }),
    ...(price > 0 && {
      'product:price:amount': price.toFixed(2),
      'product:price:currency': 'TRY',
    }),
  };
}
