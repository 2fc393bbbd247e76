import { setTimeout as pause } from 'node:timers/promises';

import type { GuardedProcess } from './guardedProcess.ts';

const TRIES = 1500;
const PAUSE_MS = 20;

/**
 * Calls `isReady` until it returns true. If the server ends before that, stops what is left of it and throws with the
 * last lines of its log.
 */
export async function waitUntilReady(
  name: string,
  server: GuardedProcess,
  isReady: () => Promise<boolean>,
): Promise<void> {
  for (let left = TRIES; left > 0 && !server.hasExited(); left -= 1) {
    if (await isReady()) return;
    await pause(PAUSE_MS);
  }
  const reason = server.logTail();
  await server.stop();
  throw new Error(`${name} did not start:\n${reason}`);
}
