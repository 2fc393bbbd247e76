import { expect, test } from 'vitest';

import { enquiryItem } from '@/domain/enquiry/enquiry';
import { product } from '@/domain/testing/examples';

import { withCar } from './carMessage';
import { enquiryText } from './enquiryMessage';

const item = enquiryItem(product);
const car = { make: 'Fiat', model: 'Egea', year: '2019', chassis: '' };

test('the message greets, names the parts and asks for the car, or holds it', () => {
  expect(enquiryText([item])).toBe(`Merhaba, bu parçalar için yazıyorum:
1. HELLA Sol Ön Far - 1 adet, 1850 TL

Aracım (marka / model / yıl): 
Şasi no: `);
  expect(enquiryText([item], (text) => withCar(text, car))).toContain('yıl): Fiat Egea 2019\n');
});

test('greeting, parts and car have 2,000 characters together', () => {
  // So short that nearly all of the room is used.
  const items = Array.from({ length: 60 }, () => ({ ...item, name: 'Ş'.repeat(40) }));
  const text = enquiryText(items, (message) => withCar(message, car));
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(text.length).toBeGreaterThan(1950);
  expect(text).toMatch(/… ve \d+ parça daha/);
  expect(text).toContain('Fiat Egea 2019');
});
