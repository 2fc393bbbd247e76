import { readPlaywright, readVitest } from './readReport.ts';
import type { Step } from './step.ts';

export const REPORTS = '.local/test';

function check(name: string, command: string, ...args: string[]): Step {
  return { name, command, args };
}

function vitest(name: string, ...args: string[]): Step {
  const path = `${REPORTS}/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  return {
    name,
    command: 'vitest',
    args: ['run', ...args, ...reporters],
    report: { path, read: readVitest },
  };
}

const endToEnd: Step = {
  name: 'end to end',
  command: 'playwright',
  args: ['test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/e2e.json` },
  report: { path: `${REPORTS}/e2e.json`, read: readPlaywright },
};

/** Lanes run side by side, the steps of a lane in turn. Two, because more would keep two cores waiting for each other. */
export const lanes: readonly (readonly Step[])[] = [
  [
    vitest(
      'unit and stories',
      ...['unit', 'stories', 'comparison'].map((name) => `--project=${name}`),
      '--coverage',
    ),
  ],
  [
    check('format', 'oxfmt', '--check'),
    check('types', 'tsc'),
    check('lint', 'oxlint', '--deny-warnings'),
    check('dead code', 'knip'),
    check('storybook', 'node', 'scripts/check-storybook.ts'),
    vitest('backend', '--project=backend', '--maxWorkers=100%'),
    endToEnd,
  ],
];
