import { expect, test } from 'vitest';

import { sameValues } from './records';

const bosch = { id: 7, name: 'BOSCH', logo: '' };

test('sameValues ignores the order of fields and the date of the row, but no additional field', () => {
  expect(sameValues({ name: 'BOSCH', logo: '' }, { logo: '', name: 'BOSCH' })).toBe(true);
  expect(sameValues<object>(bosch, { ...bosch, discount: 5 })).toBe(false);
  expect(sameValues<object>(bosch, { ...bosch, createdAt: '2026-01-01' })).toBe(true);
});
