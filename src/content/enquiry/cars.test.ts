import { expect, test } from 'vitest';

import { asQuestion, carIn } from './cars';

test.each([
  ['golf balata', ['golf'], [], ['Volkswagen', 'Golf', '']],
  [
    'Fren balatası GOLF 2012 1.6 TDI',
    ['golf'],
    ['2012', '16', 'tdi'],
    ['Volkswagen', 'Golf', '2012'],
  ],
  ['vw far', ['vw'], [], ['Volkswagen', '', '']],
  ['wolksvagen passat', ['wolksvagen', 'passat'], [], ['Volkswagen', 'Passat', '']],
  ['mersedes far', ['mersedes'], [], ['Mercedes', '', '']],
  ['doblo’ya silecek', ['doblo'], [], ['Fiat', 'Doblo', '']],
  ['egeaya akü', ['egeaya'], [], ['Fiat', 'Egea', '']],
  ['şahin marş', ['sahin'], [], ['Tofaş', 'Şahin', '']],
])('%j names a car', (typed, carNames, carDetails, [make, model, year]) => {
  const car = { make, model, year, chassis: '' };
  expect(carIn(typed)).toEqual({ carNames, carDetails, car });
});

test.each(['fren balata', '0986424797', 'boru', ''])('%j names none', (typed) => {
  expect(carIn(typed)).toEqual({ carNames: [], carDetails: [], car: undefined });
});

test.each([
  'Golf mü',
  'Corolla mı',
  'Doblo mu',
  'Egea mı',
  'Passat mı',
  'Clio mu',
  'Transit mi',
  'Citroën mi',
  'BMW mi',
  'Symbol mü',
  'i20 mi',
  '206 mı',
  'RAV4 mü',
])('%s?', (question) => {
  expect(asQuestion(question.split(' ')[0] ?? '')).toBe(question);
});
