import { expect, test } from 'vitest';

import { photographFit, slideFit } from './pictureFit';

test.each([
  ['as wide as its frame', 4 / 3, 'cover'],
  ['square', 1, 'contain'],
  ['14 % wider', (4 / 3) * 1.14, 'cover'],
  ['16 % wider', (4 / 3) * 1.16, 'contain'],
  ['14 % narrower', 4 / 3 / 1.14, 'cover'],
  ['16 % narrower', 4 / 3 / 1.16, 'contain'],
  ['without a size of its own', Number.NaN, 'contain'],
])('a photograph that is %s', (_, shape, fit) => {
  expect(photographFit(shape, 4 / 3)).toBe(fit);
});

test.each([
  ['a landscape picture', 16 / 9, 'cover'],
  ['a photograph of one part', 4 / 3, 'contain'],
  ['an upright photograph', 9 / 16, 'contain'],
  ['a picture without a size of its own', Number.NaN, 'contain'],
])('in a slide, %s', (_, shape, fit) => {
  expect(slideFit(shape)).toBe(fit);
});
