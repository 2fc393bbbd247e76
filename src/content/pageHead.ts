import type { BreadcrumbList, Graph, Product as ProductData } from 'schema-dts';

import { type Product, vehiclesOf } from '@/domain/product';
import { productAddress, searchAddress } from '@/domain/products/pageAddress';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import {
  ALL_PRODUCTS,
  type MissingProduct,
  type ProductQuery,
} from '@/domain/products/productQuery';

import { pageTitle } from './pageTitle';
import { MISSING_PRODUCT, resultsHeading } from './search/searchTexts';

const LONGEST_DESCRIPTION = 160;

/** The elements that a host's function writes into the page (D50), and that the app takes over. */
export const PAGE_DATA_ID = 'page-data';
export const PAGE_TEXT_ID = 'page-text';
export const PART_ROW_ID = 'part-row';

/** What a page's head needs to know of the shop. */
export interface Site {
  /** The shop's full address, because addresses of pages and pictures must be complete. */
  website: string;
  name: string;
  headline: string;
}

/** What search engines read of an open part or search (D41). */
export interface PageHead {
  title: string;
  description: string;
  /** False for pages that search engines shall leave out: parts that are gone, searches, sorted lists. */
  isIndexed: boolean;
  /** JSON-LD, where there is anything to say. Never a rating: that of the page is fixed. */
  data?: Graph;
}

export function productHead(product: Product, site: Site): PageHead {
  const { id, name, brand, category, price, image, inStock } = product;
  const { text, partNumbers } = splitDescription(product.description);
  const [mpn] = partNumbers;
  const vehicles = vehiclesOf(product);
  const url = new URL(productAddress(id), site.website).href;
  const data: ProductData = {
    '@type': 'Product',
    name,
    sku: String(id),
    ...(mpn !== undefined && { mpn }),
    brand: { '@type': 'Brand', name: brand },
    category,
    description: text,
    ...(vehicles.length > 0 && {
      isAccessoryOrSparePartFor: vehicles.map((vehicle) => ({ '@type': 'Vehicle', name: vehicle })),
    }),
    ...(image !== '' && { image: new URL(image, site.website).href }),
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'TRY',
      availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      seller: { '@type': 'Organization', name: site.name },
      url,
    },
  };
  const steps = trail(site, category, { name, item: url });
  return {
    title: pageTitle(site.name, name),
    description: [name, brand, ...partNumbers, ...vehicles, text]
      .join(', ')
      .slice(0, LONGEST_DESCRIPTION),
    isIndexed: true,
    // Search engines call a product without a price an error.
    data: graph(price > 0 ? [data, steps] : [steps]),
  };
}

/** Search engines shall know whole categories and brands, in the shop's own order. */
export function resultsHead(query: ProductQuery, site: Site): PageHead {
  const heading = resultsHeading(query);
  const { text, category, brand, onlyInStock, sortBy } = query;
  const isWhole = text === '' && !onlyInStock && sortBy === ALL_PRODUCTS.sortBy;
  const isIndexed = isWhole && category + brand !== '';
  return {
    title: pageTitle(site.name, heading),
    description: `${heading}: ${site.name}, ${site.headline}`,
    isIndexed,
    ...(isIndexed && category && { data: graph([trail(site, category)]) }),
  };
}

/** The head for a part that the shop does not have, or that could not be read. */
export function missingHead(reason: MissingProduct['reason'], { name }: Site): PageHead {
  const { heading, text } = MISSING_PRODUCT[reason];
  return { title: pageTitle(name, heading), description: text, isIndexed: reason === 'unread' };
}

function graph(things: Graph['@graph']): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The steps from the shop over a category to what is below it. */
function trail(
  { website, name: shop }: Site,
  category: string,
  ...below: { name: string; item: string }[]
): BreadcrumbList {
  const steps = [
    { name: shop, item: website },
    { name: category, item: new URL(searchAddress({ category }), website).href },
    ...below,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
