import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { sharedText } from './sharedText';

const part = { ...product, name: 'Balata {phone}', price: 1250.5, originalPrice: 1400 };

const phone = '0532 111 22 33';

test('the text names the part, its price, the shop, its phone and its address', () => {
  expect(sharedText(part, 'Yılmaz Oto', phone, 'https://dukkan.example/')).toBe(`Balata {phone}
Fiyat: 1250,50 TL

Yılmaz Oto
Telefon: 0532 111 22 33
https://dukkan.example/`);
});

test('the text names part numbers and vehicles', () => {
  const numbered = { ...part, description: 'Parça no: 0986424797' };
  expect(sharedText(numbered, 'Yılmaz Oto', phone)).toContain(
    'Balata {phone}\nParça no: 0986424797\nFiyat',
  );
  expect(sharedText({ ...numbered, vehicles: 'Egea' }, 'Yılmaz Oto', phone)).toContain(
    '0986424797\nUyumlu araçlar: Egea\nFiyat',
  );
});

test('a price on request, and an address that the shop does not know, are not named', () => {
  expect(sharedText(part, 'Yılmaz Oto', phone)).toMatch(/Telefon: 0532 111 22 33$/);
  expect(sharedText({ ...part, price: 0 }, 'Yılmaz Oto', phone)).not.toContain('Fiyat');
});
