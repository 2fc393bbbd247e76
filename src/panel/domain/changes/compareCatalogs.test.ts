import { expect, test } from 'vitest';

import type { Catalog } from '@/domain/catalog';
import { contact, product, slide } from '@/domain/testing/examples';
import { countCatalogChanges } from '@/panel/domain/catalogChanges';

import { compareCatalogs } from './compareCatalogs';

const mann = { id: 3, name: 'MANN', logo: 'mann.svg' };
const bosch = { id: 2, name: 'BOSCH', logo: 'bosch.svg' };
const hella = { id: 1, name: 'HELLA', logo: 'hella.svg' };
const febi = { id: 9, name: 'FEBI', logo: 'febi.svg' };
const brands = [mann, bosch, hella];
const catalog: Catalog = { products: [product], brands, slides: [slide], contact, shop: {} };

test.each<[string, Catalog['brands'], number[]]>([
  ['other ids', brands.map((brand) => ({ ...brand, id: brand.id + 40 })), [0, 0, 0]],
  [
    'ids that moved to other items',
    brands.map((brand) => ({ ...brand, id: 4 - brand.id })),
    [0, 0, 0],
  ],
  [
    'another order of fields',
    brands.map(({ id, name, logo }) => ({ logo, name, id: id + 40 })),
    [0, 0, 0],
  ],
  ['another name', [{ ...mann, name: 'MANN-FILTER' }, bosch, hella], [0, 1, 0]],
  ['another id and logo', [mann, { ...bosch, id: 77, logo: 'yeni.svg' }, hella], [0, 1, 0]],
  ['equal new items', [febi, { ...febi, id: 10 }], [2, 0, 3]],
  ['one item less', [bosch, hella], [0, 0, 1]],
])('%s: added, changed, removed', (_, next, counts) => {
  const changes = compareCatalogs(catalog, { ...catalog, brands: next });
  const { added, edited, deleted } = changes.brands;
  expect([added, edited, deleted].map(({ length }) => length)).toEqual(counts);
  expect(countCatalogChanges(changes) === 0).toBe(Math.max(...counts) === 0);
});

test('with another id a product is matched by its name, and a slide by its title', () => {
  const next: Catalog = {
    ...catalog,
    products: [{ ...product, id: 9, price: 120 }],
    slides: [{ ...slide, id: 9, subtitle: 'Bu hafta' }],
  };
  const [dearer, thisWeek] = [{ price: 120 }, { subtitle: 'Bu hafta' }];
  expect(compareCatalogs(catalog, next)).toMatchObject({
    products: { added: [], edited: [{ before: product, after: dearer }], deleted: [] },
    slides: { added: [], edited: [{ before: slide, after: thisWeek }], deleted: [] },
  });
});

test('the dates of rows, which a backup does not have, are no change', () => {
  const dated = { ...catalog, brands: [{ ...mann, createdAt: '2026-01-01' }, bosch, hella] };
  expect(countCatalogChanges(compareCatalogs(dated, catalog))).toBe(0);
});

test('contact details count as well', () => {
  const next = { ...catalog, contact: { ...contact, phone: '0533 000 00 00' } };
  expect(countCatalogChanges(compareCatalogs(catalog, structuredClone(catalog)))).toBe(0);
  expect(countCatalogChanges(compareCatalogs(catalog, next))).toBe(1);
});
