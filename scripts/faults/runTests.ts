import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { readPlaywright, readVitest } from '../test/readReport.ts';
import { COPY } from './copy.ts';

export interface Failure {
  kind: string;
  /** Undefined: the run failed, but no test did. */
  test: string | undefined;
}

/** The quickest first. */
const KINDS = ['unit', 'stories', 'backend', 'e2e'];

const REPORT = path.join(COPY, '.local/report.json');
const BIN = path.join(COPY, 'node_modules/.bin');

/** Runs tests such as `unit src/domain` until the first one fails. Tests of one kind are started together. */
export function firstFailure(tests: readonly string[]): Failure | undefined {
  for (const kind of KINDS) {
    const files = tests
      .map((one) => one.split(' '))
      .flatMap(([first, ...paths]) => (first === kind ? paths : []));
    const failure = files.length === 0 ? undefined : runKind(kind, [...new Set(files)]);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** Each test has a second try, because a busy machine also makes tests fail. */
function runKind(kind: string, files: readonly string[]): Failure | undefined {
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
  const read = isVitest ? readVitest : readPlaywright;
  const failures = existsSync(REPORT) ? read(readFileSync(REPORT, 'utf8')).failures : [];
  return { kind, test: failures[0]?.replace(/^\.local\/faults\//, '') };
}
