import { expect, test } from 'vitest';

import { fillTemplate } from './chatLinks';

test('every placeholder is filled', () => {
  expect(fillTemplate('{name}: {price}, {name}', { name: 'Far', price: '5 TL' })).toBe(
    'Far: 5 TL, Far',
  );
});

test('a line without its value is left out', () => {
  expect(fillTemplate('{name}\nEski fiyat: {was}\nSon', { name: 'Far', was: undefined })).toBe(
    'Far\nSon',
  );
});

test('placeholders in values are not filled', () => {
  expect(fillTemplate('{name}', { name: '{price}', price: '5 TL' })).toBe('{price}');
});
