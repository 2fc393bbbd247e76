import { resultsHead } from '@/content/pageHead';
import { resultsHeading } from '@/content/search/searchTexts';
import { shop } from '@/content/shop';
import { parseItem } from '@/data/schema/parseItems';
import { fromRow } from '@/data/schema/rows';
import { type Fetch, listOfRows } from '@/data/supabase/restClient';
import { formatPrice } from '@/domain/prices/price';
import { PARTS_PER_PAGE, productAddress, searchAddress } from '@/domain/products/pageAddress';
import type { ProductQuery } from '@/domain/products/productQuery';

import { element, type Html } from './html';
import { contactLinks, links } from './partText';
import { readDatabase } from './readDatabase';
import type { PageContent, Facts } from './writePage';

/** The page of a category or brand, with links to its parts; of a search its head alone. Rejects where the database does not answer. */
export async function listPage(
  query: ProductQuery,
  facts: Facts,
  fetch: Fetch,
): Promise<PageContent> {
  const head = resultsHead(query, facts);
  if (!head.isIndexed) return { head };
  const { category, brand, skip } = query;
  const asked = new URLSearchParams({
    select: 'id,name,price',
    ...(category !== '' && { category: `eq.${category}` }),
    ...(brand !== '' && { brand: `eq.${brand}` }),
    order: 'created_at.desc,id.desc',
    // One more than is shown tells whether there is another page.
    limit: String(PARTS_PER_PAGE + 1),
    offset: String(skip),
  });
  const answer = await readDatabase(facts.backend, `products?${asked}`, fetch);
  const rows = listOfRows(await answer.json());
  // Anybody may make up a category.
  if (rows.length === 0) return { head: { ...head, isIndexed: false } };
  const next = searchAddress({ ...query, skip: skip + PARTS_PER_PAGE });
  return {
    head,
    text: [
      element('h1', {}, resultsHeading(query)),
      element('ul', {}, ...rows.slice(0, PARTS_PER_PAGE).map(lineOf)),
      rows.length > PARTS_PER_PAGE ? links(['Sonraki sayfa', next]) : undefined,
      contactLinks(facts.contact.phone, shop.messages.general),
    ],
  };
}

function lineOf(row: unknown): Html | undefined {
  const product = parseItem('products', fromRow(row));
  if (product === undefined) return undefined;
  const link = element('a', { href: productAddress(product.id) }, product.name);
  return element('li', {}, link, `, ${formatPrice(product.price)}`);
}
