import { expect, test } from 'vitest';

import type { Product } from '@/domain/product';

import { generalChat, partNotFoundChat, productChat, productDetailChat } from './chatLinks';

const product: Product = {
  id: 1,
  name: 'Akü & Filtre %20',
  price: 320.5,
  originalPrice: 400,
  image: '',
  category: 'Motor',
  brand: 'MANN',
  description: '',
  inStock: true,
};

function messageOf(link: string): string {
  return new URL(link).searchParams.get('text') ?? '';
}

test('the general message asks what a parts counter asks', () => {
  expect(messageOf(generalChat('0532'))).toMatch(/marka.*model.*Yıl.*Motor.*Şasi no.*parça/s);
});

test('whoever did not find the part is asked for the chassis and the part number', () => {
  expect(messageOf(partNotFoundChat('0532'))).toMatch(/Şasi no \(17 hane\).*OEM/s);
});

test('a card’s message names the part and its price', () => {
  const message = messageOf(productChat('0532', product));
  expect(message).toContain('Akü & Filtre %20\nFiyat: 320,5 TL');
  expect(message).not.toContain('MANN');
});

test('the detail’s message names brand and original price too', () => {
  expect(messageOf(productDetailChat('0532', product))).toContain(
    'Akü & Filtre %20\nMarka: MANN\nFiyat: 320,5 TL\nEski fiyat: 400 TL',
  );
});

test('an original price that saves nothing is left out', () => {
  const message = messageOf(productDetailChat('0532', { ...product, originalPrice: 320.5 }));
  expect(message).not.toContain('Eski fiyat');
});

test('a part that is out of stock is asked about, not bought', () => {
  const message = messageOf(productDetailChat('0532', { ...product, inStock: false }));
  expect(message).toContain('Ne zaman gelir?');
  expect(message).toContain('Marka: MANN\nFiyat: 320,5 TL\nEski fiyat: 400 TL');
});
