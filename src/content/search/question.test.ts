import { expect, test } from 'vitest';

import { readQuestion } from './question';

test.each([
  // Asking and greeting
  ['ne kadar', ''],
  ['Var mı?', ''],
  ['varmı', ''],
  ['kaç para', ''],
  ['s.a. kolay gelsin usta', ''],
  ['merhaba fiyat alabilir miyim acaba', ''],
  ['Selamün aleyküm,fiyatı nedir?', ''],
  ['bosch akü varmıdır', 'bosch akü'],
  ['BOSCH AKÜ NE KADAR', 'BOSCH AKÜ'],
  ['Ön Balata TAKIMI var mı', 'Ön Balata TAKIMI'],
  ['on balata takimi kac tl', 'on balata takimi'],
  ['merhaba.egea için balata lazım', 'egea balata'],
  ['Egea’nın balatası orijinal mi', 'Egea balatası'],
  ['orijinalmi bu filtre', 'bu filtre'],
  ['2 adet 0986 424 797 lazım', '0986 424 797'],
  ['dört tane buji', 'buji'],
  ['iki ön balata', 'iki ön balata'],
  ['parça no: 5q0615301f', '5q0615301f'],
  ['golf 7ye uyar mı yağ filtresi', 'golf 7ye yağ filtresi'],
  ['şu su pompası', 'şu su pompası'],
  ['%', ''],
  ['😀 ...', ''],
  ['\u0001\u0000', ''],

  // Numbers
  ['egea 1 nokta 6 dizel', 'egea 1.6 dizel'],
  ['5q0 615 301 f', '5q0 615 301f'],
  ['5Q0.615.301.F', '5Q0.615.301.F'],
  ['8200 752 r', '8200 752r'],
  ['1k0 698 151 ab', '1k0 698 151ab'],
  ['w 712 / 95', 'w712 95'],
  ['bosch 0 986 424 797', 'bosch 0986 424 797'],
  ['0986424797 ön balata', '0986424797 ön balata'],
  ['audi a 4 yağ filtresi', 'audi a4 yağ filtresi'],
  ['golf 7 5q0 615 301 f', 'golf 7 5q0 615 301f'],
  ['egea 1.3 d', 'egea 1.3 d'],
  ['h 7 ampul', 'h7 ampul'],
  ['z rot', 'z rot'],
  ['5w30 4 l motor yağı', '5w30 4l motor yağı'],
])('of %j %j is searched', (typed, text) => {
  expect(readQuestion(typed).text).toBe(text);
});

test('names the words of the car, and those that say where a part is fitted', () => {
  expect(readQuestion('golf 7 1.6 tdi sağ ön far')).toMatchObject({
    carNames: ['golf'],
    carDetails: ['16', 'tdi', 'sag', 'on'],
  });
});

test('takes the piece of a part number for no car', () => {
  expect(readQuestion('3g0 615 301 b')).toMatchObject({ text: '3g0 615 301b', carNames: [] });
  expect(readQuestion('3g0 615 301')).toMatchObject({ carNames: [], car: undefined });
  expect(readQuestion('peugeot 301 balata').carNames).toEqual(['peugeot', '301']);
});
