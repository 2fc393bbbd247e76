import type { Retry } from '@/panel/data/sync/ports';
import type { SyncState } from '@/panel/data/sync/state/syncState';

import { pushRound, type RoundOptions } from './pushRound';
import { createRetry } from './retry';

/**
 * Sends what waits; resolves when nothing more can be sent for now, with the answer at which the last round stopped, or
 * with undefined when it sent everything but rows that wait for their photograph. Never rejects.
 */
export type Push = () => Promise<Retry | undefined>;

interface PushOptions extends RoundOptions {
  askedPause: () => number;
  onRoundEnd: (stoppedBy: Retry | undefined) => void;
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createPush(
  state: SyncState,
  options: PushOptions,
): { push: Push; comeBack: () => void } {
  const retry = createRetry({ push: () => void push(), askedPause: options.askedPause });
  let running: Promise<Retry | undefined> | undefined;
  let isAskedAgain = false;

  function push(): Promise<Retry | undefined> {
    isAskedAgain = true;
    running ??= run();
    return running;
  }

  async function run(): Promise<Retry | undefined> {
    let stoppedBy: Retry | undefined;
    do {
      isAskedAgain = false;
      stoppedBy = await pushWaiting();
      options.onRoundEnd(stoppedBy);
      // Nothing is awaited from here to the end: a later call starts a new run.
    } while (isAskedAgain);
    running = undefined;
    retry.plan(stoppedBy);
    return stoppedBy;
  }

  async function pushWaiting(): Promise<Retry | undefined> {
    if (!state.queue.hasWaiting()) return undefined;
    try {
      return await options.withLock(() => pushRound(state, options));
    } catch (error) {
      console.error('Waiting changes cannot be sent', error);
      return { kind: 'retry', status: 0, reason: 'unreachable', message: String(error) };
    }
  }

  return { push, comeBack: retry.comeBack };
}
