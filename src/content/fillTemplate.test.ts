import { expect, test } from 'vitest';

import { fillTemplate } from './chatLinks';

test('fills every mark', () => {
  expect(fillTemplate('{name}: {price}, {name}', { name: 'Far', price: '5 TL' })).toBe(
    'Far: 5 TL, Far',
  );
});

test('leaves out a line whose value is missing', () => {
  expect(fillTemplate('{name}\nEski fiyat: {was}\nSon', { name: 'Far', was: undefined })).toBe(
    'Far\nSon',
  );
});

test('does not read marks in values', () => {
  expect(fillTemplate('{name}', { name: '{price}', price: '5 TL' })).toBe('{price}');
});
