import { expect, test } from 'vitest';

import { matchedPieces, searchText, searchWords } from './searchText';

function isFound(typed: string, text: string): boolean {
  const searched = searchText(text);
  return searchWords(typed).every((word) => searched.includes(word));
}

test('a text is searched in this form, as in the database', () => {
  expect(searchText('Işık 0 986-494.1')).toBe('isik09864941');
});

test.each([
  ['isik', 'Işık Sensörü'],
  ['IŞIK', 'ışık sensörü'],
  ['isik', 'Işık – sensörü'],
  ['FILTRE', 'Yağ Filtresi'],
  ['sanziman', 'ŞANZIMAN TAKOZU'],
  ['far sol', 'Sol Ön Far'],
  ['  FAR,  ', 'Sol Ön Far'],
  ['', 'Sol Ön Far'],
  ['...', 'Sol Ön Far'],
  ['aku & filtre', 'Akü & Filtre'],
])('%j finds %j', (typed, text) => {
  expect(isFound(typed, text)).toBe(true);
});

const NUMBERS = ['0986494123', '0 986 494 123', '0.986.494-123', '0986-494 123', '0986/494/123'];

test.each(NUMBERS)('a part number is found however it is written: %j', (written) => {
  for (const typed of NUMBERS) expect(isFound(typed, `Fren balatası ${written} ön`)).toBe(true);
});

test.each(['w712/95', 'W 712 95', 'w71295', 'W712'])('%j finds a number with letters', (typed) => {
  expect(isFound(typed, 'Yağ filtresi W-712/95')).toBe(true);
});

test.each([
  ['fark', 'far kablosu'],
  ['0986494124', '0 986 494 123'],
  ['far sağ', 'Sol Ön Far'],
])('%j does not find %j', (typed, text) => {
  expect(isFound(typed, text)).toBe(false);
});

test.each([
  ['isik', 'Işık Sensörü', ['', 'Işık', ' Sensörü']],
  ['FİŞLİ ön', 'Ön Balata (fişli)', ['', 'Ön', ' Balata (', 'fişli', ')']],
  ['fa far', 'Far 🚗 fanı', ['', 'Far', ' 🚗 ', 'fa', 'nı']],
  ['yok', 'Far', ['Far']],
])('%j is found again in %j', (typed, text, pieces) => {
  expect(matchedPieces(text, typed)).toEqual(pieces);
});
