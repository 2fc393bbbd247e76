import path from 'node:path';

import { expect, test } from 'vitest';

import { readPlaywright, readVitest } from './readReport.ts';

test('readVitest reads the counts and the failures of a report', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: path.resolve('src/a.test.ts'),
        assertionResults: [
          { status: 'passed', fullName: 'a load is quick', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'a load is whole',
            failureMessages: ['Error: half of it\n    at a.test.ts:1:1'],
          },
        ],
      },
    ],
  };
  expect(readVitest(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 1,
    failures: ['src/a.test.ts: a load is whole: Error: half of it'],
  });
});

function run(status: string, ...messages: string[]) {
  const results = messages.map((message) => ({ errors: [{ message }] }));
  return { projectName: 'phone', status, results };
}

test('readPlaywright reads the counts and the failures of a report, and counts flaky tests as passed', () => {
  const specs = [
    { file: 'a.spec.ts', title: 'opens', tests: [run('expected'), run('flaky', 'Late')] },
    {
      file: 'a.spec.ts',
      title: 'closes',
      tests: [run('unexpected', 'One\nmore', '\u001B[31mTwo\u001B[39m\nmore')],
    },
  ];
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 4 },
    suites: [{ specs: [], suites: [{ specs }] }],
  };
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 9,
    failed: 1,
    failures: ['phone: a.spec.ts: closes: Two'],
  });
});
