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
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        failure(path.relative('', name), fullName, failureMessages?.[0]),
      ),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures };
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
  stats: { expected: number; unexpected: number };
  suites?: PlaywrightSuite[];
}

export function readPlaywright(json: string): Report {
  const { stats, suites = [] } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: suites.flatMap(failuresIn),
  };
}

function failuresIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failure(`${projectName}: ${file}`, title, results.at(-1)?.errors[0]?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

function failure(file: string, title: string, message = ''): string {
  return `${file}: ${title}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`;
}
