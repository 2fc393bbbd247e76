import { expect, test } from 'vitest';

import { ALL_PRODUCTS } from '@/domain/products/productQuery';

import { productHead, resultsHead } from './pageHead';

const WEBSITE = 'https://dukkan.example/vitrin/';

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
  const { data, description } = productHead(part, WEBSITE);
  const address = 'https://dukkan.example/vitrin/?parca=12';
  expect(description).toBe('Ön Balata, BOSCH, 0986424797, 1K0698151, Dört parça.');
  expect(data['@graph']).toEqual([
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
        seller: { '@type': 'AutoPartsStore', name: 'Örnek Oto TİCARET' },
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

test('a part without a price, a photograph or a number has no offer, picture or mpn', () => {
  const bare = { ...part, price: 0, image: '', description: 'Dört parça.' };
  const [data] = productHead(bare, WEBSITE).data['@graph'];
  expect(Object.keys(data ?? {})).toEqual([
    '@type',
    'name',
    'sku',
    'brand',
    'category',
    'description',
  ]);
});

test('a category has a place, a search has none', () => {
  const inCategory = resultsHead({ ...ALL_PRODUCTS, category: 'Fren' }, WEBSITE);
  expect(inCategory.data['@graph']).toHaveLength(1);
  expect(resultsHead({ ...ALL_PRODUCTS, text: 'far' }, WEBSITE).data['@graph']).toEqual([]);
});
