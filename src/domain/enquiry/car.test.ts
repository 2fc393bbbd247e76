import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { NO_CAR, seemsToFit } from './car';

const part = { ...product, name: 'Ön Balata' };

test.each([
  ['Golf VII', '', 'VW Golf 7 2013-2019'],
  ['golf 7', '2015', 'VW Golf VII 2013-2019, Seat Leon'],
  ['Golf', '2016', 'Golf VII 2013+'],
  ['Golf', '2016', 'Golf VII 2013–'],
  ['Golf', '2016', 'Seat Leon\nGolf VII 2016'],
  ['Passat 1,6 TDI', '2012', 'Passat B7 1.6 tdi 2010-2014'],
  ['Clio4', '', 'Renault Clio 4'],
  ['i20', '', 'Hyundai i20'],
])('the car %j of the year %j seems to fit %j', (model, year, vehicles) => {
  expect(seemsToFit({ ...part, vehicles }, { ...NO_CAR, model, year })).toBe(true);
});

test('the name counts, too', () => {
  const named = { ...part, name: 'Ön Balata Egea 2015-2020' };
  expect(seemsToFit(named, { ...NO_CAR, model: 'Egea', year: '2018' })).toBe(true);
});

test.each([
  ['Golf', '2020', 'Golf VII 2013-2019'],
  ['Golf', '2014', 'Golf VII 2013, Leon 2014'],
  ['Golf', '2014', 'Golf VII'],
  ['Golf 7', '', 'Golf 6 1.7'],
  ['Golf 1.6', '', 'Golf 1.4'],
  ['A4', '', 'Audi A3 4 kapı'],
  ['Megane 2', '', 'Megane 1.2'],
  ['', '', 'Golf'],
  ['', '2014', 'Golf 2014'],
  ['Golf', '', ''],
])('nothing is said of the car %j of the year %j for %j', (model, year, vehicles) => {
  expect(seemsToFit({ ...part, vehicles }, { ...NO_CAR, model, year })).toBe(false);
});
