import { type Round, sendRound } from './pushRound';
import { createRetry } from './retry';

export interface Sending {
  /** Sends what waits; resolves when nothing more can be sent for now. Never rejects. */
  send: () => Promise<void>;
  /** The status at which the last round stopped; undefined when it sent everything. */
  keptStatus: () => number | undefined;
}

interface Parts extends Round {
  /** Keeps other tabs from sending meanwhile. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createSending({ exclusively, ...round }: Parts): Sending {
  const planRetry = createRetry(() => void send());
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let keptStatus: number | undefined;

  function send(): Promise<void> {
    isAskedAgain = true;
    running ??= run();
    return running;
  }

  async function run(): Promise<void> {
    isAskedAgain = false;
    keptStatus = await sendOnce();
    // No pause between this look and the end: whoever asks now is heard, whoever asks later begins anew.
    if (isAskedAgain) return run();
    running = undefined;
    return planRetry(keptStatus);
  }

  async function sendOnce(): Promise<number | undefined> {
    if (round.outbox.counts().waiting === 0) return undefined;
    try {
      return await exclusively(() => sendRound(round));
    } catch (error) {
      console.error('Waiting changes cannot be sent', error);
      return 0;
    }
  }

  return { send, keptStatus: () => keptStatus };
}
