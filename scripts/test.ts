import { mkdirSync, rmSync } from 'node:fs';

import { total } from './test/counts.ts';
import { type Outcome, runStep } from './test/runStep.ts';
import type { Step } from './test/step.ts';
import { lanes, REPORTS } from './test/steps.ts';

// A report of the run before must not speak for a runner that crashes in this one.
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

async function runAndTell(step: Step): Promise<Outcome> {
  const outcome = await runStep(step);
  const { passed, failed, failures, seconds, output } = outcome;
  const line = `${step.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
  if (failed === 0) console.log(`ok      ${line}`);
  // What failed comes first, because whoever keeps long outputs may keep their beginning only.
  else console.log(['', `FAILED  ${line}`, ...failures, '', output.trim(), ''].join('\n'));
  return outcome;
}

async function runLane([step, ...rest]: readonly Step[]): Promise<Outcome[]> {
  return step === undefined ? [] : [await runAndTell(step), ...(await runLane(rest))];
}

const outcomes = (await Promise.all(lanes.map(runLane))).flat();

const { passed, failed } = total(outcomes);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
