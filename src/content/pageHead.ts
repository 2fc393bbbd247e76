import type { BreadcrumbList, Graph, Product as ProductData } from 'schema-dts';

import type { Product } from '@/domain/product';
import { productAddress, searchAddress } from '@/domain/products/pageAddress';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { isWholeList, type ProductQuery } from '@/domain/products/productQuery';
import { vehiclesOf } from '@/domain/products/vehicles';

import { pageTitle } from './pageTitle';
import { MISSING_PRODUCT, resultsHeading } from './search/searchTexts';

const LONGEST_DESCRIPTION = 160;

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
  const { id, name, brand, category } = product;
  const { text, partNumbers } = splitDescription(product.description);
  const item = new URL(productAddress(id), site.website).href;
  const offered = product.price > 0 ? [productData(product, site, item)] : [];
  return {
    title: pageTitle(site.name, name),
    description: [name, brand, ...partNumbers, ...vehiclesOf(product), text]
      .join(', ')
      .slice(0, LONGEST_DESCRIPTION),
    isIndexed: true,
    data: graph([...offered, trail(site, category, { name, item })]),
  };
}

export function resultsHead(query: ProductQuery, site: Site): PageHead {
  const heading = resultsHeading(query);
  const isIndexed = isWholeList(query);
  const hasTrail = isIndexed && query.category !== '';
  return {
    title: pageTitle(site.name, heading),
    description: `${heading}: ${site.name}, ${site.headline}`,
    isIndexed,
    ...(hasTrail && { data: graph([trail(site, query.category)]) }),
  };
}

/** The head for a part that the shop does not have. */
export function missingHead({ name }: Pick<Site, 'name'>): PageHead {
  const { heading, text } = MISSING_PRODUCT.unknown;
  return { title: pageTitle(name, heading), description: text, isIndexed: false };
}

/** Search engines call a product without a price an error. */
function productData(product: Product, { website, name: shop }: Site, url: string): ProductData {
  const { id, name, brand, category, price, image, inStock } = product;
  const { text, partNumbers } = splitDescription(product.description);
  const [mpn] = partNumbers;
  const vehicles = vehiclesOf(product);
  return {
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
    ...(image !== '' && { image: new URL(image, website).href }),
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'TRY',
      availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      seller: { '@type': 'Organization', name: shop },
      url,
    },
  };
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
