import type { SaveState, WaitingReason } from '@/panel/data/OwnerRepository';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';

import { createWatched } from './watched';

/** After which answer something must be sent again later. Status 0: there was none. */
interface Stop {
  status: number;
  reason: WaitingReason;
}

interface SaveStateOptions {
  queue: MutationQueue;
  picturesStoppedBy: () => Stop | undefined;
  isOnline: () => boolean;
}

/** How many changes are not saved and, if the last round was stopped, why. */
export function createSaveState({ queue, picturesStoppedBy, isOnline }: SaveStateOptions) {
  const { counts, conflictCount, hasUnstored } = queue;
  let stoppedBy: Stop | undefined;
  const { report, watch } = createWatched<SaveState>(() => {
    const { waiting: unsent, refused } = counts();
    // A conflict is not saved either, until the owner has decided.
    const waiting = unsent + conflictCount();
    const reason = unsent > 0 ? reasonNow() : undefined;
    return { waiting, refused, ...(reason && { reason }) };
  });

  function reasonNow(): WaitingReason | undefined {
    if (hasUnstored()) return 'unstored';
    const stop = stoppedBy ?? picturesStoppedBy();
    return stop?.status === 0 && !isOnline() ? 'offline' : stop?.reason;
  }

  function setStoppedBy(answer: Stop | undefined): void {
    stoppedBy = answer;
    report();
  }

  return { report, watch, setStoppedBy };
}
