import { expect, test } from 'vitest';

import { searchText, searchWords } from '@/domain/products/searchText';

import { describeBackend, useBackend } from '../support/useBackend';

const WRITTEN = [
  'Işık Müşürü',
  'IŞIK MÜŞÜRÜ',
  'İNTERCOOLER Hortumu',
  'ÇAMURLUK DAVLUMBAZI, ŞANZIMAN KULAĞI',
  '3G0 297 873 D',
  '3g0.297.873.d',
  '0 986-494/123',
  'Far (sol) 5 W40 – 4 lt.',
  'Škoda Citroën LEMFÖRDER Łódź ß ø æ',
  'Έλληνες ΩΜΕΓΑ Йод',
  '½ inç, 10 m², Ø 12, ™ № 5',
  '100% _ \\ \' " ; --',
  'Fren\u200Bli\u00AD balata\uFEFFsı \u202A0986\u2060424\u202C',
  '\tboşluk\u00A0ve\nsatır  ',
  '',
];

const RANGES: readonly [from: number, to: number][] = [
  [0x20, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2028, 0x202f],
  [0x2060, 0x206f],
  [0x20a0, 0x20bf],
  [0xfeff, 0xfeff],
];

/** Each character alone, between letters and between digits. */
const CHARACTERS = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).flatMap((character) => [`a${character}b`, `1${character}2 ${character} ${character}C3`]);

describeBackend('the database and the page', () => {
  const backend = useBackend();

  const inDatabase = async (expression: string, texts: readonly string[]) => {
    const rows = await backend().sql<{ folded: unknown }>(
      `select ${expression} as folded from unnest($1::text[]) with ordinality as given (content, place) order by place`,
      [texts],
    );
    return rows.map(({ folded }) => folded);
  };

  test('fold texts to the same words', async () => {
    const texts = [...WRITTEN, ...CHARACTERS];
    expect(await inDatabase('private.search_text(content)', texts)).toEqual(texts.map(searchText));
  });

  test('take the same words from a typed search', async () => {
    const folded = await inDatabase('array(select private.search_words(content))', WRITTEN);
    expect(folded).toEqual(WRITTEN.map(searchWords));
  });
});
