import { mkdirSync, rmSync } from 'node:fs';

import { total } from './counts.ts';
import { type Outcome, runStep } from './runStep.ts';
import type { Step } from './step.ts';
import { REPORTS } from './steps.ts';

async function runAndTell(step: Step): Promise<Outcome> {
  const result = await runStep(step);
  const { passed, failed, failures, repeated = [], seconds, output } = result;
  const line = `${step.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
  if (failed === 0) console.log(`ok      ${line}`);
  // Failures come first, because a long output may be cut at its end.
  else console.log(['', `FAILED  ${line}`, ...failures, '', output.trim(), ''].join('\n'));
  for (const test of repeated) console.log(`        passed when it ran again: ${test}`);
  return result;
}

/** Runs the steps that no other lane has taken. */
async function runLane(steps: Iterator<Step>): Promise<Outcome[]> {
  const { done, value } = steps.next();
  return done === true ? [] : [await runAndTell(value), ...(await runLane(steps))];
}

/**
 * Runs the steps in two lanes, because more would wait for each other on two cores: a lane that is free takes the next
 * step. The last line is `N passed, N failed`.
 */
export async function runLanes(steps: readonly Step[]): Promise<void> {
  // Reports of an earlier run must not count for a runner that crashes in this one.
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const waiting = steps.values();
  const outcomes = (await Promise.all([runLane(waiting), runLane(waiting)])).flat();
  const { passed, failed } = total(outcomes);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}
