import { expect, test } from 'vitest';

import { judge } from './counts.ts';

test.each([
  ['a run in which all tests passed', true, [3, 0], [3, 0]],
  ['a run in which some tests failed', false, [3, 2], [3, 2]],
  ['a crash after passed tests as a failure', false, [3, 0], [3, 1]],
  ['a crash without a report as a failure', false, [0, 0], [0, 1]],
  ['a success without a test as a failure', true, [0, 0], [0, 1]],
])('judge counts %s', (_, succeeded, [passed = 0, failed = 0], judged) => {
  expect(Object.values(judge(succeeded, { passed, failed }))).toEqual(judged);
});
