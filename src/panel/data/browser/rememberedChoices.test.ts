import { expect, test } from 'vitest';

import { safeStorage } from '@/data/browser/storage';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';

import { createRememberedChoices } from './rememberedChoices';

const CHOSEN = {
  columns: ['partNumbers', undefined, 'price'] as const,
  choices: {
    category: 'Fren',
    brand: 'TRW',
    secondName: 'RAF',
    rate: '48,25',
    percent: '25',
    step: 'five' as const,
    vat: '20',
    addsNew: false,
    sellsOutMissing: false,
  },
};
const HEADINGS = ['KOD', 'RAF', 'FİYAT'];

test('choices are remembered for spreadsheets with the same headings; what sells parts out is not', () => {
  const storage = safeStorage(() => fakeStorage());
  const choices = { ...CHOSEN.choices, sellsOutMissing: true };
  createRememberedChoices(storage).remember(HEADINGS, { ...CHOSEN, choices });
  const remembered = createRememberedChoices(storage);
  expect(remembered.of(HEADINGS)).toEqual(CHOSEN);
  expect(remembered.of(['KOD', 'FİYAT'])).toBeUndefined();
  remembered.forget(HEADINGS);
  expect(remembered.of(HEADINGS)).toBeUndefined();
});

test('the oldest of more than thirty are forgotten', () => {
  const remembered = createRememberedChoices(safeStorage(() => fakeStorage()));
  for (let at = 0; at <= 30; at += 1) remembered.remember([`A${at}`], CHOSEN);
  expect([remembered.of(['A0']), remembered.of(['A1'])]).toEqual([undefined, expect.anything()]);
});

test.each(['{', '[1]', '{"KOD\\nRAF\\nFİYAT":{"columns":7,"choices":{"step":9,"brand":{}}}}'])(
  'a broken entry does no harm: %s',
  (stored) => {
    const storage = fakeStorage({ ornekoto_spreadsheetChoices: stored });
    const remembered = createRememberedChoices(safeStorage(() => storage));
    expect(remembered.of(HEADINGS)?.choices ?? NO_CHOICES).toEqual(NO_CHOICES);
  },
);
