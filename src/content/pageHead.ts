import type { BreadcrumbList, Graph, Product as ProductData } from 'schema-dts';

import type { Product } from '@/domain/product';
import { productAddress, searchAddress } from '@/domain/products/pageAddress';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import type { ProductQuery } from '@/domain/products/productQuery';

import { resultsHeading } from './search/searchTexts';
import { shop } from './shop';

const LONGEST_DESCRIPTION = 160;
const SHOP_NAME = `${shop.name} ${shop.tradingWord}`;

/** What search engines read of an open part or search (D41). */
export interface PageHead {
  description: string;
  /** JSON-LD. Never a rating: that of the page is fixed. */
  data: Graph;
}

/** `website`: the shop's full address, because addresses of pages and pictures must be complete. */
export function productHead(product: Product, website: string): PageHead {
  const { id, name, brand, category, price, image, inStock } = product;
  const { text, partNumbers } = splitDescription(product.description);
  const [mpn] = partNumbers;
  const address = new URL(productAddress(id), website).href;
  const data: ProductData = {
    '@type': 'Product',
    name,
    sku: String(id),
    ...(mpn !== undefined && { mpn }),
    brand: { '@type': 'Brand', name: brand },
    category,
    description: text,
    ...(image !== '' && { image: new URL(image, website).href }),
    ...(price > 0 && {
      offers: {
        '@type': 'Offer',
        price: price.toFixed(2),
        priceCurrency: 'TRY',
        availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        seller: { '@type': 'AutoPartsStore', name: SHOP_NAME },
        url: address,
      },
    }),
  };
  return {
    description: [name, brand, ...partNumbers, text].join(', ').slice(0, LONGEST_DESCRIPTION),
    data: graph([data, trail(website, category, { name, item: address })]),
  };
}

export function resultsHead(query: ProductQuery, website: string): PageHead {
  return {
    description: `${resultsHeading(query)}: ${SHOP_NAME}, ${shop.headline}`,
    data: graph(query.category === '' ? [] : [trail(website, query.category)]),
  };
}

function graph(things: Graph['@graph']): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The steps from the shop over a category to what is below it. */
function trail(
  website: string,
  category: string,
  ...below: { name: string; item: string }[]
): BreadcrumbList {
  const steps = [
    { name: SHOP_NAME, item: website },
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
