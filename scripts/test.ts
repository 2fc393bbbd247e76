import { mkdirSync, rmSync } from 'node:fs';

import { total } from './test/counts.ts';
import { type Outcome, runStep } from './test/runStep.ts';
import type { Step } from './test/step.ts';
import { REPORTS, waves } from './test/steps.ts';

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

const outcomes: Outcome[] = [];
for (const wave of waves) outcomes.push(...(await Promise.all(wave.map(runAndTell))));

const { passed, failed } = total(outcomes);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
