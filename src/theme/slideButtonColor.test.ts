import { expect, test } from 'vitest';

import { slideButtonColor } from './slideButtonColor';

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
