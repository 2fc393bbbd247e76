import { resultsHead } from '@/content/pageHead';
import { resultsHeading } from '@/content/search/searchTexts';
import { shop } from '@/content/shop';
import { fromRow } from '@/data/schema/columns';
import { parseItem } from '@/data/schema/parseItems';
import { type Fetch, listOfRows } from '@/data/supabase/restClient';
import { formatPrice } from '@/domain/prices/price';
import { productAddress, searchAddress } from '@/domain/products/pageAddress';
import {
  ADDRESSED_PAGE,
  isWholeList,
  type ProductQuery,
  productsBefore,
} from '@/domain/products/productQuery';

import type { Facts } from './facts';
import { element, type Html } from './html';
import { contactLinks } from './partText';
import { readDatabase } from './readDatabase';
import type { PageContent } from './writePage';

/** The page of a category or brand, with links to its parts; of a search its title only. Rejects where the database does not answer. */
export async function listPage(
  query: ProductQuery,
  facts: Facts,
  fetch: Fetch,
): Promise<PageContent> {
  const address = searchAddress(query);
  const head = resultsHead(query, facts);
  if (!isWholeList(query)) return { address, head };
  const answer = await readDatabase(facts.backend, `products?${filterOf(query)}`, fetch);
  const rows = listOfRows(await answer.json());
  // Anybody may make up a category.
  if (rows.length === 0) return { address, head: { ...head, isIndexed: false } };
  return {
    address,
    head,
    text: [
      element('h1', {}, resultsHeading(query)),
      element('ul', {}, ...rows.slice(0, ADDRESSED_PAGE).map(linkOf)),
      ...(rows.length > ADDRESSED_PAGE ? [linkToNext(query)] : []),
      contactLinks(facts.contact.phone, shop.messages.general),
    ],
  };
}

/** One more than is shown tells whether there is another page. */
function filterOf(query: ProductQuery): URLSearchParams {
  const { category, brand } = query;
  return new URLSearchParams({
    select: 'id,name,price',
    ...(category !== '' && { category: `eq.${category}` }),
    ...(brand !== '' && { brand: `eq.${brand}` }),
    order: 'created_at.desc,id.desc',
    limit: String(ADDRESSED_PAGE + 1),
    offset: String(productsBefore(query)),
  });
}

function linkOf(row: unknown): Html | undefined {
  const product = parseItem('products', fromRow(row));
  if (product === undefined) return undefined;
  const { id, name, price } = product;
  const link = element('a', { href: productAddress(id) }, name);
  return element('li', {}, link, `, ${formatPrice(price)}`);
}

function linkToNext(query: ProductQuery): Html {
  const href = searchAddress({ ...query, page: query.page + 1 });
  return element('p', {}, element('a', { href, rel: 'next' }, 'Sonraki sayfa'));
}
