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
  // On a busy machine a press can miss an element that moves. A failed test runs once more, and `npm test` names it.
  args: ['test', '--reporter=list,json', '--retries=1'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/e2e.json` },
  report: { path: `${REPORTS}/e2e.json`, read: readPlaywright },
};

const format = check('format', 'oxfmt', '--check');
const types = check('types', 'tsc');
const lint = check('lint', 'oxlint', '--deny-warnings');

/** The steps of `npm test`. The longest come first, so that both lanes end at about the same time. */
export const steps: readonly Step[] = [
  vitest(
    'unit and stories',
    ...['unit', 'stories', 'comparison'].map((name) => `--project=${name}`),
  ),
  vitest('backend', '--project=backend', '--maxWorkers=100%'),
  endToEnd,
  check('storybook', 'node', 'scripts/check-storybook.ts'),
  types,
  lint,
  check('dead code', 'knip'),
  format,
];

/** It has fewer random values than in `npm test`. Vitest leaves one core to others unless it gets a number. */
const quickUnit: Step = {
  ...vitest('unit', '--project=unit', '--maxWorkers=100%'),
  env: { FOREIGN_VALUES: '500' },
};

/** The steps of `npm run check`, with these stories. */
export function quickSteps(stories: readonly string[]): Step[] {
  const ofStories =
    stories.length === 0 ? [] : [vitest('stories', '--project=stories', ...stories)];
  const weight = check('weight', 'node', 'scripts/test/checkWeight.ts');
  return [quickUnit, types, lint, ...ofStories, weight, format];
}
