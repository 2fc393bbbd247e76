import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { Report } from './step.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

export function readVitest(json: string): Report {
  const { numPassedTests, numFailedTests, testResults = [] } = JSON.parse(json) as VitestReport;
  const errorsOf = (wanted: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === wanted)
        .flatMap(({ fullName, failureMessages: [first] = [] }) =>
          first === undefined ? [] : [failure(path.relative('', name), fullName, first)],
        ),
    );
  // A test that passed when it ran again keeps the errors of its first run.
  const repeated = errorsOf('passed');
  return { passed: numPassedTests, failed: numFailedTests, failures: errorsOf('failed'), repeated };
}

interface PlaywrightSuite {
  specs?: {
    file: string;
    title: string;
    tests: {
      status: string;
      projectName: string;
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}

export function readPlaywright(json: string): Report {
  const { stats, suites = [] } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) => firstErrors(suite, 'unexpected')),
    repeated: suites.flatMap((suite) => firstErrors(suite, 'flaky')),
  };
}

function firstErrors(
  { specs = [], suites = [] }: PlaywrightSuite,
  wanted: 'unexpected' | 'flaky',
): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        failure(`${projectName}: ${file}`, title, results[0]?.errors[0]?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => firstErrors(suite, wanted))];
}

function failure(file: string, title: string, message = ''): string {
  return `${file}: ${title}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`;
}
