import type { SaveState, WaitingReason } from '@/panel/data/OwnerRepository';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';

/** Tells its watchers how many changes are not saved and, if the last round was stopped, why. */
export function createSaveState(
  { counts, conflictCount, hasUnstored }: MutationQueue,
  hasFailedPicture: () => boolean,
) {
  const watchers = new Set<(state: SaveState) => void>();
  let reported: SaveState = counts();
  let stoppedBy: number | undefined;

  function current(): SaveState {
    const { waiting: unsent, refused } = counts();
    // A conflict is not saved either, until the owner has decided.
    const waiting = unsent + conflictCount();
    const reason = unsent === 0 ? reasonOfRefused(refused) : reasonOfWaiting();
    return { waiting, refused, ...(reason && { reason }) };
  }

  function reasonOfWaiting(): WaitingReason | undefined {
    return hasUnstored() ? 'unstored' : reasonOf(stoppedBy);
  }

  function reasonOfRefused(refused: number): WaitingReason | undefined {
    return refused > 0 && hasFailedPicture() ? 'picture' : undefined;
  }

  function report(): void {
    const state = current();
    const { waiting, refused, reason } = reported;
    if (state.waiting === waiting && state.refused === refused && state.reason === reason) return;
    reported = state;
    watchers.forEach((watcher) => watcher(state));
  }

  function watch(onState: (state: SaveState) => void): () => void {
    watchers.add(onState);
    onState(current());
    return () => watchers.delete(onState);
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
