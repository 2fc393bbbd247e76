import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { sharedText } from './sharedText';
import { shop } from './shop';

const part = { ...product, name: 'Balata {phone}', price: 1250.5, originalPrice: 1400 };

test('the text names the part, its price, the shop, its phone and its address', () => {
  expect(sharedText(part, '0532 111 22 33', 'https://dukkan.example/')).toBe(
    [
      'Balata {phone}',
      'Fiyat: 1250,50 TL',
      '',
      `${shop.name} ${shop.tradingWord}`,
      'Telefon: 0532 111 22 33',
      'https://dukkan.example/',
    ].join('\n'),
  );
});

test('a shop that does not know its address names none', () => {
  expect(sharedText(part, '0532 111 22 33')).toMatch(/Telefon: 0532 111 22 33$/);
});

test('a price on request is not named', () => {
  expect(sharedText({ ...part, price: 0 }, '0532 111 22 33')).not.toContain('Fiyat');
});
