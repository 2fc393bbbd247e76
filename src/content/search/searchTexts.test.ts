import { expect, test } from 'vitest';

import { resultsStatus } from './searchTexts';

test.each([
  [999, undefined, '999 ürün bulundu'],
  [1234, undefined, '1.234 ürün bulundu'],
  [1000, 1_234_567, '1.000 ürün bulundu (en yeni 1.234.567 ürün içinde arandı)'],
])('%i results among %j read products', (total, read, text) => {
  expect(resultsStatus(total, read)).toBe(text);
});
