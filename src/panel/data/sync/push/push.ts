import type { Retry } from '@/panel/data/sync/ports';

import { createRetry } from './retry';

/** Sends what waits, as far as it can be sent now. Resolves with the answer that stopped the last round. Never rejects. */
export type Push = () => Promise<Retry | undefined>;

interface PushOptions {
  hasWaiting: () => boolean;
  /** Sends one after the other, and resolves with the answer after which something must be sent again later. */
  round: () => Promise<Retry | undefined>;
  askedPause: () => number;
  onRoundEnd: (stoppedBy: Retry | undefined) => void;
}

/** Rounds of sending, one at a time. After one that has stopped, the next begins when `createRetry` says so. */
export function createPush({ hasWaiting, round, askedPause, onRoundEnd }: PushOptions) {
  const retry = createRetry({ push: () => void push(), askedPause });
  let running: Promise<Retry | undefined> | undefined;
  let isAskedAgain = false;
  let stoppedBy: Retry | undefined;

  function push(): Promise<Retry | undefined> {
    isAskedAgain = true;
    running ??= run();
    return running;
  }

  const attempt = async () => (hasWaiting() ? round() : undefined);

  async function run(): Promise<Retry | undefined> {
    do {
      isAskedAgain = false;
      stoppedBy = await attempt().catch(unreachable);
      onRoundEnd(stoppedBy);
      // Nothing is awaited from here to the end: a later call starts a new run.
    } while (isAskedAgain);
    running = undefined;
    retry.plan(stoppedBy);
    return stoppedBy;
  }

  return {
    push,
    comeBack: retry.comeBack,
    /** The answer at which the last round has stopped. */
    stoppedBy: () => stoppedBy,
    /** Begins a round, unless the last one has stopped. Undefined: there is nothing to wait for. */
    pushUnlessStopped: () =>
      running ?? (stoppedBy === undefined && hasWaiting() ? push() : undefined),
    /** What stopped the last round says nothing about the next one: the owner has logged in, or wants it. */
    pushAgain(): void {
      stoppedBy = undefined;
      void push();
    },
  };
}

function unreachable(error: unknown): Retry {
  console.error('Waiting changes cannot be sent', error);
  return { kind: 'retry', status: 0, reason: 'unreachable', message: String(error) };
}
