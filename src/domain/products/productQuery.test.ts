import { expect, test } from 'vitest';

import { matchedPieces } from './productQuery';

test.each([
  ['isik', 'Işık Sensörü', ['', 'Işık', ' Sensörü']],
  ['FİŞLİ ön', 'Ön Balata (fişli)', ['', 'Ön', ' Balata (', 'fişli', ')']],
  ['fa far', 'Far 🚗 fanı', ['', 'Far', ' 🚗 ', 'fa', 'nı']],
  ['yok', 'Far', ['Far']],
])('%j is found again in %j', (typed, text, pieces) => {
  expect(matchedPieces(text, typed)).toEqual(pieces);
});
