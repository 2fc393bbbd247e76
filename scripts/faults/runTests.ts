import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { readPlaywright, readVitest } from '../test/readReport.ts';
import { COPY } from './copy.ts';

export interface Failure {
  kind: string;
  test: string;
}

/** From the quickest to the slowest. */
const KINDS = ['unit', 'stories', 'backend', 'e2e'];

const REPORT = path.join(COPY, '.local/report.json');
const BIN = path.join(COPY, 'node_modules/.bin');

/** Runs tests such as `unit src/domain` until the first one fails. Tests of one kind are started together. */
export function firstFailure(tests: readonly string[]): Failure | undefined {
  for (const kind of KINDS) {
    const files = tests
      .map((one) => one.split(' '))
      .flatMap(([first, ...paths]) => (first === kind ? paths : []));
    const test = files.length === 0 ? undefined : failureIn(kind, [...new Set(files)]);
    if (test !== undefined) return { kind, test };
  }
  return undefined;
}

/** A second try for each test, so that a busy machine finds no fault. */
function failureIn(kind: string, files: readonly string[]): string | undefined {
  rmSync(REPORT, { force: true });
  const isVitest = kind !== 'e2e';
  const args = isVitest
    ? [
        'run',
        `--project=${kind}`,
        '--retry=1',
        '--bail=1',
        '--reporter=json',
        `--outputFile=${REPORT}`,
      ]
    : ['test', '--retries=1', '--max-failures=1', '--reporter=json'];
  const { status } = spawnSync(
    path.join(BIN, isVitest ? 'vitest' : 'playwright'),
    [...args, ...files],
    {
      cwd: COPY,
      env: {
        ...process.env,
        PATH: [BIN, process.env['PATH']].join(path.delimiter),
        PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
      },
      stdio: 'ignore',
    },
  );
  if (status === 0) return undefined;
  if (!existsSync(REPORT)) return 'could not start';
  const read = isVitest ? readVitest : readPlaywright;
  const [failure = 'could not run'] = read(readFileSync(REPORT, 'utf8')).failures;
  return failure.replace(/^\.local\/faults\//, '');
}
