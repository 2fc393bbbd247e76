import { expect, test } from 'vitest';

import { judge } from './counts.ts';

test.each([
  ['a run in which all tests passed', true, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['a run in which some tests failed', false, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  [
    'a crash after passed tests as a failure',
    false,
    { passed: 3, failed: 0 },
    { passed: 3, failed: 1 },
  ],
  [
    'a crash without a report as a failure',
    false,
    { passed: 0, failed: 0 },
    { passed: 0, failed: 1 },
  ],
  [
    'a success without a test as a failure',
    true,
    { passed: 0, failed: 0 },
    { passed: 0, failed: 1 },
  ],
])('judge counts %s', (_, succeeded, counted, judged) => {
  expect(judge(succeeded, counted)).toEqual(judged);
});
