import { expect, test } from 'vitest';

import { nextId, withChanges } from './catalog';
import { addressLines, workingHoursLines } from './contactInfo';
import { brand, contact, product, slide } from './testing/examples';

test.each([
  [[], 1],
  [[{ id: 1 }], 2],
  [[{ id: 7 }, { id: 3 }], 8],
])('nextId of %j is %d', (items, expected) => {
  expect(nextId(items)).toBe(expected);
});

test('an address is split at its commas, and working hours at their line breaks', () => {
  expect(addressLines(' Sanayi Sitesi, 1. Cadde,, Ankara ')).toEqual([
    'Sanayi Sitesi',
    '1. Cadde',
    'Ankara',
  ]);
  expect(workingHoursLines('Pazartesi: 08:00\r\n\nPazar: kapalı')).toEqual([
    'Pazartesi: 08:00',
    'Pazar: kapalı',
  ]);
});

test('what is read again and is the same stays the same object, date of the row included', () => {
  const shown = { products: [product], brands: [brand], slides: [slide], contact, shop: {} };
  const again = withChanges(shown, structuredClone(shown));
  expect(again.products).toBe(shown.products);
  expect(again.contact).toBe(contact);
  const dated = { ...product, createdAt: '2026-01-01' };
  const { products } = withChanges(shown, { products: [{ ...product, id: 9 }, dated] });
  expect(products[1]).toBe(dated);
  const [first] = withChanges({ ...shown, products }, { products: [{ ...dated }] }).products;
  expect(first).toBe(dated);
});
