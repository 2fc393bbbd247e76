import { expect, test } from 'vitest';

import type { Catalog } from '@/domain/catalog';
import type { FieldValue } from '@/domain/fields/field';

import { valueText } from './conflict';

test.each<[keyof Catalog, string, FieldValue | null, string]>([
  ['products', 'price', 2700.5, '2700,50 TL'],
  ['products', 'originalPrice', null, '(boş)'],
  ['products', 'discount', 5, '%5'],
  ['products', 'inStock', false, 'Hayır'],
  ['products', 'inStock', true, 'Evet'],
  ['brands', 'logo', '', '(boş)'],
  ['slides', 'buttonColor', 'bg-blue-600 hover:bg-blue-700', 'Mavi'],
  ['slides', 'buttonColor', 'bg-pink-600', 'bg-pink-600'],
  ['contact', 'phone', '0312 1', '0312 1'],
])('%s, %s: %j reads %s', (table, field, value, text) => {
  expect(valueText(table, field, value)).toBe(text);
});
