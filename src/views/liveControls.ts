import { atom, useAtomValue } from 'jotai';

import type { LiveControls } from './search/createLiveControls';

const baseLiveControlsAtom = atom<LiveControls | null>(null);

/**
 * Called before the first drawing. If the code cannot be fetched, the controls stay closed. Resolves with what opens the
 * part or the search that the address names.
 */
export const loadLiveControlsAtom = atom(null, async (_get, set) => {
  // Read now, because useBackButton may change the address before the code is here.
  const { search } = window.location;
  try {
    // Late: a closed shop loads nothing of this code (D22).
    const { createLiveControls } = await import('./search/createLiveControls');
    const controls = await createLiveControls(set, search);
    set(baseLiveControlsAtom, controls);
    return controls.openAddress;
  } catch (error) {
    console.error('The controls cannot be opened', error);
    return undefined;
  }
});

/** Null: the controls are closed. */
export const useLiveControls = () => useAtomValue(baseLiveControlsAtom);
