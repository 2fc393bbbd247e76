import { expect, test } from 'vitest';

import { sortedNames } from './sortedNames';

test('names are in the order of the Turkish alphabet, each one once', () => {
  const names = ['Zen', 'Çelik', 'İnci', 'Iveco', 'Cam', 'Şanzıman', 'Su', 'Zen', 'Öz', 'Oto'];
  expect(sortedNames(names)).toEqual([
    'Cam',
    'Çelik',
    'Iveco',
    'İnci',
    'Oto',
    'Öz',
    'Su',
    'Şanzıman',
    'Zen',
  ]);
});
