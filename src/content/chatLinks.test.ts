import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { generalChat, partNotFoundChat, productChat, productDetailChat } from './chatLinks';

const part = {
  ...product,
  name: 'Akü & Filtre %20',
  brand: 'MANN',
  price: 320.5,
  originalPrice: 400,
};

function messageOf(link: string): string {
  return new URL(link).searchParams.get('text') ?? '';
}

test('the general message asks for the car, the chassis number and the part', () => {
  expect(messageOf(generalChat('0532'))).toMatch(/marka.*model.*Yıl.*Motor.*Şasi no.*parça/s);
});

test('the message for a part that was not found asks for the chassis and the part number', () => {
  expect(messageOf(partNotFoundChat('0532'))).toMatch(/Şasi no \(17 hane\).*OEM/s);
});

test('a card’s message has the product’s name and price, and the detail’s also brand and original price', () => {
  const short = messageOf(productChat('0532', part));
  expect(short).toContain('Akü & Filtre %20\nFiyat: 320,50 TL');
  expect(short).not.toContain('MANN');
  const long = messageOf(productDetailChat('0532', part));
  expect(long).toContain('Akü & Filtre %20\nMarka: MANN\nFiyat: 320,50 TL\nEski fiyat: 400 TL');
  expect(long).not.toContain('ne kadar');
  const notReduced = messageOf(productDetailChat('0532', { ...part, originalPrice: 320.5 }));
  expect(notReduced).not.toContain('Eski fiyat');
});

test('the message for a product that is out of stock asks when it arrives', () => {
  const message = messageOf(productDetailChat('0532', { ...part, inStock: false }));
  expect(message).toContain('Ne zaman gelir?');
  expect(message).toContain('Marka: MANN\nFiyat: 320,50 TL\nEski fiyat: 400 TL');
});

test.each([
  ['a card', productChat, true],
  ['the detail', productDetailChat, true],
  ['a part that is out of stock', productDetailChat, false],
] as const)('the message of %s without a price asks for it', (_, chat, inStock) => {
  const message = messageOf(chat('0532', { ...part, price: 0, inStock }));
  expect(message).toMatch(/\nFiyatı ne kadar\?\n\nAracım/);
  expect(message).not.toMatch(/Fiyat:|fiyat:|TL|\{/);
});
