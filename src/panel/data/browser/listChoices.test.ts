import { expect, test } from 'vitest';

import { safeStorage } from '@/data/browser/storage';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { NO_CHOICES } from '@/panel/domain/spreadsheet/listChoices';

import { createListChoices } from './listChoices';

const KEPT = {
  columns: ['partNumbers', undefined, 'price'] as const,
  choices: { ...NO_CHOICES, brand: 'TRW', percent: '25', step: 'five' as const, addsNew: false },
};
const HEADINGS = ['KOD', 'RAF', 'FİYAT'];

test('choices are kept for lists with the same headings; what sells parts out is not', () => {
  const storage = safeStorage(() => fakeStorage());
  const choices = { ...KEPT.choices, sellsOutMissing: true };
  createListChoices(storage).keep(HEADINGS, { ...KEPT, choices });
  const kept = createListChoices(storage);
  expect(kept.of(HEADINGS)).toEqual(KEPT);
  expect(kept.of(['KOD', 'FİYAT'])).toBeUndefined();
  kept.drop(HEADINGS);
  expect(kept.of(HEADINGS)).toBeUndefined();
});

test('the oldest of more than thirty are forgotten', () => {
  const kept = createListChoices(safeStorage(() => fakeStorage()));
  for (let at = 0; at <= 30; at += 1) kept.keep([`A${at}`], KEPT);
  expect([kept.of(['A0']), kept.of(['A1'])]).toEqual([undefined, expect.anything()]);
});

test.each(['{', '[1]', '{"KOD\\nRAF\\nFİYAT":{"columns":7,"choices":{"step":9,"brand":{}}}}'])(
  'a broken entry does no harm: %s',
  (stored) => {
    const storage = fakeStorage({ ornekoto_listChoices: stored });
    const kept = createListChoices(safeStorage(() => storage));
    expect(kept.of(HEADINGS)?.choices ?? NO_CHOICES).toEqual(NO_CHOICES);
  },
);
