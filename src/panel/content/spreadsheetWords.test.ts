import { expect, test } from 'vitest';

import { NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';

import { markupText } from './spreadsheetWords';

test.each([
  [{ percent: '', vat: '20' }, false, ''],
  [{ percent: '% 7.5', vat: '' }, true, 'Fiyatlara %7,5 eklenecek'],
  [{ percent: '10', vat: '20' }, false, 'Fiyatlara %10 eklenecek'],
  [{ percent: '10', vat: '20' }, true, 'Fiyatlara %20 KDV ve %10 eklenecek'],
  [{ percent: '20+5', vat: '20' }, true, expect.stringContaining('okunamadı')],
])('what %j adds to prices, which lack VAT: %s', (chosen, lacksVat, text) => {
  expect(markupText({ ...NO_CHOICES, ...chosen }, lacksVat)).toEqual(text);
});
