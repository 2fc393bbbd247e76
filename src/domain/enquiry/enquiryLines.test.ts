import { expect, test } from 'vitest';

import { changeOf, type EnquiryItem, enquiryItem } from '@/domain/enquiry/enquiry';
import { product } from '@/domain/testing/examples';

import { enquiryLines } from './enquiryLines';

const lamp = enquiryItem(product);

const many = (count: number, name: string): EnquiryItem[] =>
  Array.from({ length: count }, () => ({ ...lamp, name }));

test.each<[string, Partial<EnquiryItem>, string]>([
  ['one', {}, '1. HELLA Sol Ön Far - 1 adet, 1850 TL'],
  ['several', { quantity: 4 }, '1. HELLA Sol Ön Far - 4 adet, tanesi 1850 TL'],
  ['kuruş', { price: 320.5 }, '1. HELLA Sol Ön Far - 1 adet, 320,50 TL'],
  ['no price', { price: 0, quantity: 2 }, '1. HELLA Sol Ön Far - 2 adet, fiyatı ne kadar?'],
  ['a name with the brand', { name: 'Hella far' }, '1. Hella far - 1 adet, 1850 TL'],
  ['no brand', { brand: '' }, '1. Sol Ön Far - 1 adet, 1850 TL'],
  ['a number in the name', { name: 'Far 3G0 941' }, '1. HELLA Far 3G0 941 - 1 adet, 1850 TL'],
  [
    'a part number',
    enquiryItem({ ...product, description: 'Parça no: 0986424797, 1K0698151' }),
    '1. HELLA Sol Ön Far, Parça no: 0986424797 - 1 adet, 1850 TL',
  ],
])('the line of a part: %s', (_, values, line) => {
  expect(enquiryLines([{ ...lamp, ...values }], 2000)).toBe(line);
});

test('what is too long for brands and prices has names only, with quantities other than 1', () => {
  const items = [lamp, { ...lamp, name: 'Akü', quantity: 2 }];
  const whole = '1. HELLA Sol Ön Far - 1 adet, 1850 TL\n2. HELLA Akü - 2 adet, tanesi 1850 TL';
  expect(enquiryLines(items, whole.length)).toBe(whole);
  expect(enquiryLines(items, whole.length - 1)).toBe('1. Sol Ön Far\n2. Akü (2 adet)');
});

test('what is too long for all names says how many more there are', () => {
  const items = many(12, 'Balata');
  const names = items.map((_, index) => `${index + 1}. Balata`);
  const all = names.join('\n');
  expect(enquiryLines(items, all.length)).toBe(all);
  const most = [...names.slice(0, 10), '… ve 2 parça daha'].join('\n');
  expect(enquiryLines(items, all.length - 1)).toBe(most);
  expect(enquiryLines(items, 5)).toBe('… ve 12 parça daha');
});

test.each([200, 120, 60, 20])('30 names of %i characters keep to their room', (length) => {
  expect(enquiryLines(many(30, 'x'.repeat(length)), 1900).length).toBeLessThanOrEqual(1900);
});

test.each([
  ['the same', product, undefined],
  ['deleted', undefined, { kind: 'deleted' }],
  ['sold out', { ...product, inStock: false, price: 1 }, { kind: 'soldOut' }],
  ['dearer', { ...product, price: 1900 }, { kind: 'price', now: 1900 }],
])('a listed part that is now %s', (_, now, change) => {
  expect(changeOf(lamp, now)).toEqual(change);
});
