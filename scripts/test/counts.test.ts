import { expect, test } from 'vitest';

import { judge, total } from './counts.ts';

test.each([
  ['all passed', true, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['some failed', false, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['a crash after passed tests', false, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['a crash without a report', false, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ['success without a test', true, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
])('judges %s', (_, succeeded, counted, judged) => {
  expect(judge(succeeded, counted)).toEqual(judged);
});

test('adds up', () => {
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
