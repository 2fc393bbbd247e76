import { expect, test } from 'vitest';

import { copiesOf, COPY_WIDTHS } from './pictures';

test('the copies of a picture of ours lie beside it, and are listed from narrow to wide', () => {
  expect(copiesOf('images/slides/far.webp')).toBe(
    COPY_WIDTHS.map((width) => `images/slides/far-${width}.avif ${width}w`).join(),
  );
});

test.each([
  'https://ornek.example/images/slides/far.webp',
  'images/slides/far.svg',
  'images/brands/bosch.webp',
  'images/products/alt/far.webp',
  '',
])('an owner’s picture has none: %j', (address) => {
  expect(copiesOf(address)).toBeUndefined();
});
