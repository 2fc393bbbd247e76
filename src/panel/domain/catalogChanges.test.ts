import { expect, test } from 'vitest';

import type { Catalog } from '@/domain/catalog';
import { contact } from '@/domain/testing/examples';

import { catalogChanges, changesNothing } from './catalogChanges';

const catalog: Catalog = {
  products: [],
  brands: [
    { id: 3, name: 'MANN', logo: 'mann.svg' },
    { id: 2, name: 'BOSCH', logo: 'bosch.svg' },
    { id: 1, name: 'HELLA', logo: 'hella.svg' },
  ],
  slides: [],
  contact,
};

function brandChanges(brands: Catalog['brands']) {
  return catalogChanges(catalog, { ...catalog, brands }).brands;
}

test('two equal catalogues have no differences', () => {
  expect(changesNothing(catalogChanges(catalog, structuredClone(catalog)))).toBe(true);
});

test('different ids alone are not counted', () => {
  const brands = catalog.brands.map((brand) => ({ ...brand, id: brand.id + 40 }));
  expect(brandChanges(brands)).toEqual({ added: 0, changed: 0, removed: 0 });
});

test('ids that have moved to other items are not counted', () => {
  const brands = catalog.brands.map((brand) => ({ ...brand, id: 4 - brand.id }));
  expect(brandChanges(brands)).toEqual({ added: 0, changed: 0, removed: 0 });
});

test('an item with the same id or the same name is counted as changed', () => {
  expect(
    brandChanges([
      { id: 3, name: 'MANN-FILTER', logo: 'mann.svg' },
      { id: 77, name: 'BOSCH', logo: 'yeni.svg' },
      { id: 1, name: 'HELLA', logo: 'hella.svg' },
    ]),
  ).toEqual({ added: 0, changed: 2, removed: 0 });
});

test('added and removed items are counted, equal ones one by one', () => {
  const febi = { id: 9, name: 'FEBI', logo: 'febi.svg' };
  expect(brandChanges([febi, { ...febi, id: 10 }])).toEqual({ added: 2, changed: 0, removed: 3 });
});

test('with another id a product is matched by its name, and a slide by its title', () => {
  const product = { id: 1, name: 'Buji', price: 95, image: '', category: '', brand: '' };
  const slide = { id: 1, title: 'Kampanya', subtitle: '', description: '', image: '' };
  const now: Catalog = {
    ...catalog,
    products: [{ ...product, description: '', inStock: true }],
    slides: [{ ...slide, buttonText: '', buttonColor: '' }],
  };
  const next: Catalog = {
    ...now,
    products: now.products.map((item) => ({ ...item, id: 9, price: 120 })),
    slides: now.slides.map((item) => ({ ...item, id: 9, subtitle: 'Bu hafta' })),
  };
  expect(catalogChanges(now, next)).toMatchObject({
    products: { added: 0, changed: 1, removed: 0 },
    slides: { added: 0, changed: 1, removed: 0 },
  });
});

test('fields in another order are no difference', () => {
  const brands = catalog.brands.map(({ id, name, logo }) => ({ logo, name, id: id + 40 }));
  expect(brandChanges(brands)).toEqual({ added: 0, changed: 0, removed: 0 });
});

test('one removed item is a difference', () => {
  const brands = catalog.brands.slice(1);
  expect(changesNothing(catalogChanges(catalog, { ...catalog, brands }))).toBe(false);
});

test('different contact details are a difference', () => {
  const changed = { ...contact, phone: '0533 000 00 00' };
  expect(changesNothing(catalogChanges(catalog, { ...catalog, contact: changed }))).toBe(false);
});
