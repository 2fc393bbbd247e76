import type { SaveState, WaitingReason } from '@/panel/data/OwnerRepository';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';

import { createWatched } from './watched';

/** How many changes are not saved and, if the last round was stopped, why. */
export function createSaveState(
  { counts, conflictCount, hasUnstored }: MutationQueue,
  hasFailedPicture: () => boolean,
) {
  let stoppedBy: number | undefined;
  const { report, watch } = createWatched<SaveState>(() => {
    const { waiting: unsent, refused } = counts();
    // A conflict is not saved either, until the owner has decided.
    const waiting = unsent + conflictCount();
    const reason = reasonFor(unsent, refused);
    return { waiting, refused, ...(reason && { reason }) };
  });

  function reasonFor(unsent: number, refused: number): WaitingReason | undefined {
    if (unsent > 0) return hasUnstored() ? 'unstored' : reasonOf(stoppedBy);
    return refused > 0 && hasFailedPicture() ? 'picture' : undefined;
  }

  /** The status at which the last round of pushes stopped; undefined when it sent everything. */
  function setStoppedBy(status: number | undefined): void {
    stoppedBy = status;
    report();
  }

  return { report, watch, setStoppedBy };
}

function reasonOf(status: number | undefined): WaitingReason | undefined {
  if (status === undefined) return undefined;
  if (status === 403) return 'password';
  if (status === 429) return 'throttled';
  return status === 0 || status === 408 || status >= 500 ? 'unreachable' : undefined;
}
