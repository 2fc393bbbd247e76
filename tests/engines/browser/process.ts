import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  type GuardedProcess,
  startGuarded,
} from '../../../scripts/backend/process/guardedProcess.ts';
import { waitUntilReady } from '../../../scripts/backend/process/waitUntilReady.ts';

interface Program {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Holds the program's home and its log. */
  folder: string;
}

export interface RunningProgram extends GuardedProcess {
  log: () => string;
}

/** Starts a program that ends with this process, and waits until `readReady` finds what it is waiting for. */
export async function startProgram<Ready>(
  { command, args, env = {}, folder }: Program,
  readReady: (log: string) => Promise<Ready | undefined> | Ready | undefined,
): Promise<{ program: RunningProgram; ready: Ready }> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${command}.log`);
  const settings = Object.entries({ HOME: folder, LC_ALL: 'C.UTF-8', ...env });
  const running = startGuarded({
    command: 'env',
    args: [...settings.map(([name, value]) => `${name}=${value}`), command, ...args],
    log: path,
    user: {},
    stopSignal: 'TERM',
  });
  const log = () => readFileSync(path, 'utf8');
  let ready: Ready | undefined;
  await waitUntilReady(command, running, async () => {
    ready = await readReady(log());
    return ready !== undefined;
  });
  if (ready === undefined) throw new Error(`${command} did not start:\n${running.logTail()}`);
  return { program: { ...running, log }, ready };
}
