import { expect, test } from 'vitest';

import { shop } from '@/content/shop';

import { carText, withCar } from './carMessage';

const car = { make: 'Volkswagen', model: 'Passat', year: '2017', chassis: 'WVWZZZ3CZHE000001' };

test.each([
  [
    'the lines that ask for it',
    'Araç (marka / model): \nYıl: \nMotor: \nŞasi no (17 hane): ',
    'Araç (marka / model): Volkswagen Passat\nYıl: 2017\nMotor: \nŞasi no (17 hane): WVWZZZ3CZHE000001',
  ],
  [
    'one line for car and year',
    'Aracım (marka / model / yıl): \nŞasi no: \nAradığım parça: ',
    'Aracım (marka / model / yıl): Volkswagen Passat 2017\nŞasi no: WVWZZZ3CZHE000001\nAradığım parça: ',
  ],
  [
    'lines of its own where none asks',
    'Merhaba!\nAracınıza uygun',
    'Merhaba!\nAracınıza uygun\nAraç: Volkswagen Passat\nYıl: 2017\nŞasi no: WVWZZZ3CZHE000001',
  ],
])('a car goes into %s', (_, message, expected) => {
  expect(withCar(message, car)).toBe(expected);
});

test('what the visitor has not typed is still asked for', () => {
  const onlyMake = { make: 'Fiat', model: '', year: '', chassis: '' };
  expect(withCar('Aracım: \nŞasi no: ', onlyMake)).toBe('Aracım: Fiat\nŞasi no: ');
  expect(carText(onlyMake)).toBe('Fiat');
  expect(carText({ ...car, model: '' })).toBe('Volkswagen 2017, Şasi no: WVWZZZ3CZHE000001');
});

test.each(Object.values(shop.messages))('the shop’s message %j says each thing once', (message) => {
  const text = withCar(message, car);
  expect(text.match(/Passat/g)).toHaveLength(1);
  expect(text.match(/2017/g)).toHaveLength(1);
  expect(text.match(/WVWZZZ3CZHE000001/g)).toHaveLength(1);
});
