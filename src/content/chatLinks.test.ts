import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { productDetailMessage, productMessage } from './chatLinks';
import { shop } from './shop';

const part = {
  ...product,
  name: 'Akü & Filtre %20',
  brand: 'MANN',
  price: 320.5,
  originalPrice: 400,
};

test('the general message asks for the car, the chassis number and the part', () => {
  expect(shop.messages.general).toMatch(/marka.*model.*Yıl.*Motor.*Şasi no.*parça/s);
});

test('the message for a part that was not found asks for the chassis and the part number', () => {
  expect(shop.messages.partNotFound).toMatch(/Şasi no \(17 hane\).*OEM/s);
});

test('a card’s message has the product’s name and price, and the detail’s also brand and original price', () => {
  const short = productMessage(part);
  expect(short).toContain('Akü & Filtre %20\nFiyat: 320,50 TL');
  expect(short).not.toContain('MANN');
  const long = productDetailMessage(part);
  expect(long).toContain('Akü & Filtre %20\nMarka: MANN\nFiyat: 320,50 TL\nEski fiyat: 400 TL');
  expect(long).not.toContain('ne kadar');
  const notReduced = productDetailMessage({ ...part, originalPrice: 320.5 });
  expect(notReduced).not.toContain('Eski fiyat');
});

test.each([productMessage, productDetailMessage])('a part number stands behind the name', (of) => {
  const numbered = { ...part, description: 'Ön.\nParça no: 0986424797, 1K0698151' };
  expect(of(numbered)).toContain('Akü & Filtre %20\nParça no: 0986424797, 1K0698151\n');
  expect(of({ ...numbered, inStock: false })).toContain('%20\nParça no: 0986424797, 1K0698151\n');
  expect(of(part)).not.toContain('Parça no');
});

test('vehicles stand behind the name, the first ones of many', () => {
  const vehicles = 'Golf VII\nLeon, Octavia';
  expect(productMessage({ ...part, vehicles })).toContain(
    '%20\nUyumlu araçlar: Golf VII, Leon, Octavia\nFiyat',
  );
  const many = productDetailMessage({ ...part, vehicles: 'Golf, Leon, Egea, Tipo' });
  expect(many).toContain('\nUyumlu araçlar: Golf, Leon, Egea\nMarka');
});

test('the message for a product that is out of stock asks when it arrives', () => {
  const message = productDetailMessage({ ...part, inStock: false });
  expect(message).toContain('Ne zaman gelir?');
  expect(message).toContain('Marka: MANN\nFiyat: 320,50 TL\nEski fiyat: 400 TL');
});

test.each([
  ['a card', productMessage, true],
  ['the detail', productDetailMessage, true],
  ['a part that is out of stock', productDetailMessage, false],
] as const)('the message of %s without a price asks for it', (_, messageOf, inStock) => {
  const message = messageOf({ ...part, price: 0, inStock });
  expect(message).toMatch(/\nFiyatı ne kadar\?\n\nAracım/);
  expect(message).not.toMatch(/Fiyat:|fiyat:|TL|\{/);
});
