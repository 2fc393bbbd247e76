import { expect, test } from 'vitest';

import { NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';

import { markupText, neededText } from './spreadsheetWords';

test.each([
  [{ percent: '', vat: '20' }, false, ''],
  [{ percent: '% 7.5', vat: '' }, true, 'Fiyatlara %7,5 eklenecek'],
  [{ percent: '10', vat: '20' }, false, 'Fiyatlara %10 eklenecek'],
  [{ percent: '10', vat: '20' }, true, 'Fiyatlara %20 KDV ve %10 eklenecek'],
])('what %j adds to prices, which lack VAT: %s', (chosen, lacksVat, text) => {
  expect(markupText({ ...NO_CHOICES, ...chosen }, { lacksVat, currency: undefined })).toEqual(text);
});

test.each([
  [{ vat: '', rate: '', percent: '' }, /KDV oranını seçmeden .* Kuru yazmadan/],
  [{ vat: '20', rate: '48,2x', percent: '' }, /^Bu listede fiyatlar euro/],
  [{ vat: '20', rate: '48,25', percent: '20+5' }, /^“Fiyatlara ekle \(%\)” okunamadı/],
  [{ vat: '20', rate: '48,25', percent: '' }, /^$/],
])('with %j, what is still needed for prices in euro without VAT', (chosen, text) => {
  const prices = { lacksVat: true, currency: 'EUR' } as const;
  expect(neededText({ ...NO_CHOICES, ...chosen }, prices)).toMatch(text);
});

test('the rate of another currency stands before what is added', () => {
  const choices = { ...NO_CHOICES, rate: '48,25', percent: '10' };
  expect(markupText(choices, { lacksVat: false, currency: 'EUR' })).toBe(
    '1 EUR = 48,25 TL · Fiyatlara %10 eklenecek',
  );
});
