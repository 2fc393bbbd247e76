import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { slideButtonColor } from './slideButtonColor';

const PALETTE = new Set(['primary', 'secondary', 'warning', 'success', 'info', 'violet']);
const numRuns = Number(process.env.FOREIGN_VALUES ?? 10_000);

test.each([
  ['bg-red-600 hover:bg-red-700', 'primary'],
  ['bg-blue-600 hover:bg-blue-700', 'info'],
  ['text-white bg-amber-500', 'warning'],
  ['hover:bg-green-700 bg-green-600', 'success'],
  ['bg-black', 'secondary'],
  ['bg-constructor-1', 'primary'],
  ['btn-primary', 'primary'],
  ['', 'primary'],
])('the style class %j gives the colour %s', (styleClass, color) => {
  expect(slideButtonColor(styleClass)).toBe(color);
});

test('any text gives a colour of the palette', { timeout: 60_000 + numRuns }, () => {
  const words = fc.constantFrom('bg-', 'red', 'hover:', '[url(https://evil.example)]', '__proto__');
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((parts) => parts.join('')),
  );
  const property = fc.property(texts, (styleClass) => PALETTE.has(slideButtonColor(styleClass)));
  expect(() => fc.assert(property, { numRuns })).not.toThrow();
});
