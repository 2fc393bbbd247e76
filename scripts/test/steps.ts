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

/** Steps of one wave run side by side. Those of the second mostly wait, for a browser's frames or a server: two cores do all. */
export const waves: readonly (readonly Step[])[] = [
  [
    check('types', 'tsc'),
    check('lint', 'oxlint', '--deny-warnings'),
    check('format', 'oxfmt', '--check'),
    check('dead code', 'knip'),
    check('storybook', 'node', 'scripts/check-storybook.ts'),
  ],
  [
    vitest('unit and stories', '--project=unit', '--project=stories', '--coverage'),
    vitest('backend', '--project=backend'),
    endToEnd,
  ],
];
