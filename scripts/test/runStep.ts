import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';

import { judge } from './counts.ts';
import type { Report, Step } from './step.ts';
import { REPORTS } from './steps.ts';

/** Longer than any step needs; a runner that hangs is stopped and counts as failed. */
const LIMIT_MS = 60 * 60_000;

const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);

export interface Outcome extends Report {
  output: string;
  seconds: number;
}

/** Runs one step to its end. Never rejects: whatever goes wrong is a failure of the step. */
export async function runStep(step: Step): Promise<Outcome> {
  const start = performance.now();
  const logPath = `${REPORTS}/${step.name.replaceAll(' ', '-')}.log`;
  const succeeded = await exec(step, logPath);
  const report = reportOf(step, succeeded);
  return {
    ...judge(succeeded, report),
    failures: report.failures,
    repeated: report.repeated ?? [],
    output: readFileSync(logPath, 'utf8'),
    seconds: (performance.now() - start) / 1000,
  };
}

/** The output goes to a file, not a pipe, because a left-over grandchild would hold a pipe open for ever. */
async function exec({ command, args, env }: Step, logPath: string): Promise<boolean> {
  const log = await open(logPath, 'w');
  const child = spawn(command, args, {
    env: { ...process.env, ...env, PATH: path },
    stdio: ['ignore', log.fd, log.fd],
    timeout: LIMIT_MS,
  });
  try {
    const [code] = await once(child, 'exit');
    return code === 0;
  } catch (error) {
    await log.write(`${String(error)}\n`);
    return false;
  } finally {
    await log.close();
  }
}

function reportOf({ report }: Step, succeeded: boolean): Report {
  if (report === undefined) {
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [] };
  }
  try {
    return report.read(readFileSync(report.path, 'utf8'));
  } catch {
    // A runner that crashed left no report, or half of one.
    return { passed: 0, failed: 0, failures: [] };
  }
}
