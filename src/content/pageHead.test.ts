import { expect, test } from 'vitest';

import { ALL_PRODUCTS, type ProductQuery } from '@/domain/products/productQuery';

import { productHead, resultsHead } from './pageHead';

const WEBSITE = 'https://dukkan.example/vitrin/';
const SITE = { website: WEBSITE, name: 'Örnek Oto TİCARET', headline: 'Her araca yedek parça' };

const part = {
  id: 12,
  name: 'Ön Balata',
  brand: 'BOSCH',
  category: 'Fren',
  price: 1250.5,
  image: 'images/products/filtre-seti.webp',
  description: 'Dört parça.\nParça no: 0986424797, 1K0698151',
  inStock: true,
};

test('search engines read a part with its price, its first number and its place, and no rating', () => {
  const { data, description, title } = productHead(part, SITE);
  const address = 'https://dukkan.example/vitrin/?parca=12';
  expect(description).toBe('Ön Balata, BOSCH, 0986424797, 1K0698151, Dört parça.');
  expect(title).toBe('Ön Balata | Örnek Oto TİCARET');
  expect(data?.['@graph']).toEqual([
    {
      '@type': 'Product',
      name: 'Ön Balata',
      sku: '12',
      mpn: '0986424797',
      brand: { '@type': 'Brand', name: 'BOSCH' },
      category: 'Fren',
      description: 'Dört parça.',
      image: 'https://dukkan.example/vitrin/images/products/filtre-seti.webp',
      offers: {
        '@type': 'Offer',
        price: '1250.50',
        priceCurrency: 'TRY',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: 'Örnek Oto TİCARET' },
        url: address,
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Örnek Oto TİCARET', item: WEBSITE },
        { '@type': 'ListItem', position: 2, name: 'Fren', item: `${WEBSITE}?kategori=Fren` },
        { '@type': 'ListItem', position: 3, name: 'Ön Balata', item: address },
      ],
    },
  ]);
});

test('search engines read the vehicles', () => {
  const { description, data } = productHead({ ...part, vehicles: 'Golf VII\nLeon' }, SITE);
  expect(description).toBe('Ön Balata, BOSCH, 0986424797, 1K0698151, Golf VII, Leon, Dört parça.');
  expect(data?.['@graph'][0]).toHaveProperty('isAccessoryOrSparePartFor', [
    { '@type': 'Vehicle', name: 'Golf VII' },
    { '@type': 'Vehicle', name: 'Leon' },
  ]);
});

test('a part without a photograph or a number has no picture or mpn', () => {
  const bare = { ...part, image: '', description: 'Dört parça.' };
  const [data] = productHead(bare, SITE).data?.['@graph'] ?? [];
  expect(Object.keys(data ?? {})).toEqual([
    '@type',
    'name',
    'sku',
    'brand',
    'category',
    'description',
    'offers',
  ]);
});

test('a part without a price is no product for search engines, and keeps its place', () => {
  const graph = productHead({ ...part, price: 0 }, SITE).data?.['@graph'];
  expect(graph).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

test.each<[asked: Partial<ProductQuery>, isIndexed: boolean, places: number]>([
  [{ category: 'Fren' }, true, 1],
  [{ category: 'Fren', brand: 'BOSCH', skip: 100 }, true, 1],
  [{ brand: 'BOSCH' }, true, 0],
  [{ text: 'far' }, false, 0],
  [{ text: 'far', category: 'Fren' }, false, 0],
  [{ category: 'Fren', sortBy: 'cheapest' }, false, 0],
  [{ category: 'Fren', onlyInStock: true }, false, 0],
  [{}, false, 0],
])('of %j: search engines list it %j, with %i places', (asked, isIndexed, places) => {
  const head = resultsHead({ ...ALL_PRODUCTS, ...asked }, SITE);
  expect(head.isIndexed).toBe(isIndexed);
  expect(head.data?.['@graph'] ?? []).toHaveLength(places);
});
